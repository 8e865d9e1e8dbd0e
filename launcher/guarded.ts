// The program's side of guard.mjs. The variable has the process id of the guard, because child processes inherit it but
// have a channel to another parent.

const isGuarded = process.env.PORTAL_GUARD === String(process.ppid);

/** Reports to the guard the process groups to end if this process cannot do it itself. */
export function tellGuard(change: { started: number } | { ended: number }): void {
  if (isGuarded && process.connected) process.send?.(change);
}

/** Calls `end` once the guard is gone, and with it the user's command. */
export function whenGuardIsGone(end: () => void): void {
  if (!isGuarded) return;
  // The reader of the output may be gone too, which is no reason to leave anything running.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  process.once('disconnect', end);
}
