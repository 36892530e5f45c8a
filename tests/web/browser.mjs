// SPDX-License-Identifier: MIT
//
// A browser that looks at the page, and watches what it asks for and complains of.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, before } from 'node:test';

process.env.PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS = '1'; // its requests are watched as well

export const fromWeb = createRequire(new URL('../../host_sim/web/package.json', import.meta.url));
const { chromium } = fromWeb('playwright-core');
const kArguments = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync',
  '--disable-background-networking', '--disable-component-update'];

export const kPage = process.env.FRUGAL_PAGE;

class Visitor {
  own = new Set(); // the origins of the page
  requests = 0;
  foreign = [];
  complaints = [];

  async open() {
    assert.ok(kPage, 'FRUGAL_PAGE names the page; tests/web/run.sh sets it');
    this.browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: kArguments });
  }

  /** A person that was never here: nothing is cached, nothing is kept. */
  async context(options = {}) {
    const context = await this.browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    context.on('request', (request) => this.watch(request.url()));
    context.on('weberror', (found) => this.complaints.push(String(found.error().stack)));
    context.on('console', (message) => message.type() === 'error' && this.complaints.push(message.text()));
    return context;
  }

  watch(url) {
    ++this.requests;
    if (!/^(data|blob):/.test(url) && !this.own.has(new URL(url).origin)) this.foreign.push(url);
  }

  /** The page, opened in a new context, or in the one that is given. */
  async page({ context, address = kPage, path = '', ...options } = {}) {
    this.own.add(new URL(address).origin);
    const page = await (context ?? await this.context(options)).newPage();
    await page.goto(address + path);
    return page;
  }

  /** What holds for every test, whatever it looked at. */
  async close() {
    await this.browser?.close();
    assert.ok(this.requests > 0, 'requests were watched');
    assert.deepEqual(this.foreign, [], 'no request goes to another host');
    assert.deepEqual(this.complaints, [], 'the page throws nothing, and the browser refuses it nothing');
  }
}

/** For the tests of a file, which share the browser. */
export function openVisitor() {
  const visitor = new Visitor();
  before(() => visitor.open());
  after(() => visitor.close());
  return visitor;
}
