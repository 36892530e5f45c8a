// SPDX-License-Identifier: MIT
//
// Stands between the browser and the page's server, and counts what goes over the wire. The browser's own count leaves
// out the scripts of Workers.
import { createServer, request } from 'node:http';

export class CountingServer {
  bytes = {}; // of a path: headers and what is in them, as they came

  constructor(address) {
    this.target = new URL(address);
    this.server = createServer((asked, reply) => this.forward(asked, reply));
  }

  /** Its address, once it listens. */
  open() {
    return new Promise((resolve) => this.server.listen(0, '127.0.0.1', () =>
      resolve(`http://localhost:${this.server.address().port}/`)));
  }

  close() {
    this.server.closeAllConnections();
    this.server.close();
  }

  forward({ url, method, headers }, reply) {
    const { hostname, port } = this.target;
    const sent = request({ hostname, port, path: url, method, headers, agent: false }, (answer) => {
      answer.on('end', () => (this.bytes[url] = (this.bytes[url] ?? 0) + sent.socket.bytesRead));
      reply.writeHead(answer.statusCode, answer.headers);
      answer.pipe(reply);
    });
    sent.end();
  }

  get sum() {
    return Object.values(this.bytes).reduce((sum, each) => sum + each, 0);
  }
}
