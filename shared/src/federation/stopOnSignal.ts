/** Time for running requests to finish before the process exits. */
const GRACE_MS = 5000;

/** Stops a server gracefully on SIGINT and SIGTERM: no new connections, running requests finish. */
export function stopOnSignal(close: () => Promise<unknown>): void {
  const stop = () => {
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
