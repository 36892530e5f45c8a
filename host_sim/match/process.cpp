// SPDX-License-Identifier: MIT
/// \file
/// Fork, pipes and poll.
#include "match/process.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>

namespace frugal::match {
namespace {

/// A line longer than that is no answer of a program that plays a game.
constexpr std::size_t kLongestLine = 65536;

/// How long a program may take to be gone after its output has ended.
constexpr int kFarewellMs = 1000;

std::array<int, 2> make_pipe() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) {
    throw ProcessError(fmt::format("no pipe: {}", std::strerror(errno)));
  }
  return ends;
}

/// A plain command takes the place of its shell, so that its end is the one we see.
std::string for_shell(const std::string& command) {
  return command.find_first_of(";&|<>()`$=\n") == command.npos ? "exec " + command : command;
}

/// In the new process: only what is safe after a fork among threads.
[[noreturn]] void become(const char* command, int in, int out) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  dup2(in, STDIN_FILENO);
  dup2(out, STDOUT_FILENO);
  signal(SIGPIPE, SIG_DFL);
  execl("/bin/sh", "sh", "-c", command, nullptr);
  _exit(127);
}

std::string words_of(int status) {
  if (WIFSIGNALED(status)) return fmt::format("ended by signal {}", WTERMSIG(status));
  const int code = WEXITSTATUS(status);
  return fmt::format("ended with status {}{}", code, code == 127 ? " (no such program?)" : "");
}

}  // namespace

Process::Process(const std::string& command) {
  signal(SIGPIPE, SIG_IGN);
  const auto in = make_pipe();
  const auto out = make_pipe();
  const std::string words = for_shell(command);
  id_ = fork();
  if (id_ == 0) become(words.c_str(), in[0], out[1]);
  close(in[0]);
  close(out[1]);
  to_ = in[1];
  from_ = out[0];
  if (id_ < 0) throw ProcessError(fmt::format("cannot start: {}", std::strerror(errno)));
  setpgid(id_, id_);
  fcntl(to_, F_SETFL, O_NONBLOCK);
}

Process::~Process() {
  close(to_);
  close(from_);
  if (id_ <= 0) return;
  kill(-id_, SIGKILL);
  kill(id_, SIGKILL);
  waitpid(id_, nullptr, 0);
}

/// Its output or input is closed: tells how it ended, if it has.
void Process::fail_as_ended() {
  int status = 0;
  for (int ms = 0; ms < kFarewellMs; ++ms) {
    if (waitpid(id_, &status, WNOHANG) == id_) {
      id_ = -1;
      throw ProcessError(words_of(status));
    }
    usleep(1000);
  }
  throw ProcessError("closed its input or output");
}

void Process::wait_for(int descriptor, short events, Clock::time_point deadline) {
  for (;;) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
    pollfd one{descriptor, events, 0};
    const int ready = left > 0 ? poll(&one, 1, static_cast<int>(left)) : 0;
    if (ready > 0) return;
    if (ready == 0) throw ProcessError("did not answer in time");
    if (errno != EINTR) throw ProcessError(std::strerror(errno));
  }
}

void Process::write(std::string_view text, Clock::time_point deadline) {
  while (!text.empty()) {
    wait_for(to_, POLLOUT, deadline);
    const ssize_t written = ::write(to_, text.data(), text.size());
    if (written < 0 && errno == EPIPE) fail_as_ended();
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
  }
}

std::string Process::read_line(Clock::time_point deadline) {
  std::size_t end = 0;
  while ((end = read_.find('\n')) == std::string::npos) {
    if (read_.size() > kLongestLine) throw ProcessError("wrote a line without end");
    wait_for(from_, POLLIN, deadline);
    std::array<char, 4096> bytes{};
    const ssize_t count = ::read(from_, bytes.data(), bytes.size());
    if (count == 0) fail_as_ended();
    if (count > 0) read_.append(bytes.data(), static_cast<std::size_t>(count));
  }
  std::string line = read_.substr(0, end);
  read_.erase(0, end + 1);
  return line;
}

}  // namespace frugal::match
