// Loaded before a program that must not outlive its launcher: a killed launcher cannot pass a signal on.
import { isMainThread } from 'node:worker_threads';

const WATCH_MS = 300;

if (isMainThread) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, WATCH_MS);
  timer.unref();
}
