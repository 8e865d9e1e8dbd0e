// The program's side of guard.mjs. The variable names the guard's process, because processes that this one starts
// inherit it and have a channel of their own, to somebody else.

const isGuarded = process.env.PORTAL_GUARD === String(process.ppid);

/** Tells the guard which process groups are to be ended if this process cannot do it itself. */
export function tellGuard(change: { started: number } | { ended: number }): void {
  if (isGuarded && process.connected) process.send?.(change);
}

/** Calls `end` once the guard is gone, and with it whoever has started this. */
export function whenGuardIsGone(end: () => void): void {
  if (!isGuarded) return;
  // Whoever read the output may be gone with it, which is no reason to leave anything running.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  process.once('disconnect', end);
}
