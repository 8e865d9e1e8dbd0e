// Runs a program so that nothing is left running if either of the two is killed. Plain JavaScript without dependencies,
// like bootstrap.mjs.
import { spawn } from 'node:child_process';

/** Time in which leftover processes can end in order. */
const END_TIMEOUT_MS = 10_000;
const POLL_MS = 100;
const PARENT_POLL_MS = 1000;

/** Sends a signal to a process group; false if it is gone. */
function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
    return true;
  } catch {
    return false;
  }
}

/** Ends the process groups left by a killed program, in order if they can. */
async function endGroups(groups) {
  const end = Date.now() + END_TIMEOUT_MS;
  for (const group of groups) signalGroup(group, 'SIGTERM');
  while (groups.some((group) => signalGroup(group, 0))) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    if (Date.now() > end) return groups.forEach((group) => signalGroup(group, 'SIGKILL'));
  }
}

/**
 * Runs a program and ends with it. Over a channel the program detects the end of this process and reports the process
 * groups that it has started (guarded.ts), which are ended if it was killed itself.
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
    // A killed npm forwards no signal.
    const npm = process.ppid;
    const watch = () => process.ppid !== npm && child.kill('SIGTERM');
    setInterval(watch, PARENT_POLL_MS).unref();
  }
  child.on('exit', async (code, signal) => {
    await endGroups([...groups]);
    process.exit(code ?? (signal ? 1 : 0));
  });
}
