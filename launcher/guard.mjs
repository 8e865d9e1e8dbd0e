// Runs a program so that nothing is left running, whichever of the two is killed. Plain JavaScript without
// dependencies, like bootstrap.mjs.
import { spawn } from 'node:child_process';

/** Processes that were left behind have this long to end in order. */
const END_TIMEOUT_MS = 10_000;
const POLL_MS = 100;
const PARENT_POLL_MS = 1000;

/** Sends a signal to a process group; false when it is gone. */
function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
    return true;
  } catch {
    return false;
  }
}

/** Ends the process groups that a killed program has left, in order if they can. */
async function endGroups(groups) {
  const end = Date.now() + END_TIMEOUT_MS;
  for (const group of groups) signalGroup(group, 'SIGTERM');
  while (groups.some((group) => signalGroup(group, 0))) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    if (Date.now() > end) return groups.forEach((group) => signalGroup(group, 'SIGKILL'));
  }
}

/**
 * Runs a program and ends with it. The program hears over a channel that this process is gone, and tells over it which
 * process groups it has started (guarded.ts); those are ended when it was killed itself.
 */
export function runGuarded(command, args, { cwd, env }) {
  const groups = new Set();
  const child = spawn(command, args, {
    cwd,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...env, PORTAL_GUARD: String(process.pid) },
  });
  child.on('message', ({ started, ended }) => {
    if (started) groups.add(started);
    if (ended) groups.delete(ended);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (env.npm_lifecycle_event) {
    // npm that was killed outright passes nothing on.
    const npm = process.ppid;
    const watch = () => process.ppid !== npm && child.kill('SIGTERM');
    setInterval(watch, PARENT_POLL_MS).unref();
  }
  child.on('exit', async (code, signal) => {
    await endGroups([...groups]);
    process.exit(code ?? (signal ? 1 : 0));
  });
}
