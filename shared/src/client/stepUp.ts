/** Asks the visitor for a proof of a second factor; false if none was given. */
type AskForProof = (isEnrolled: boolean) => Promise<boolean>;

let asks: AskForProof | null = null;
let running: Promise<boolean> | null = null;

/**
 * Sets how a proof of a second factor is asked for, by the section whose calls need one. Returns a function that ends
 * it.
 */
export function onStepUp(ask: AskForProof): () => void {
  asks = ask;
  return () => {
    if (asks === ask) asks = null;
  };
}

/** Asks for a proof once for all calls that wait for it. */
export function stepUpOnce(isEnrolled: boolean): Promise<boolean> {
  if (!asks) return Promise.resolve(false);
  running ??= asks(isEnrolled).finally(() => {
    running = null;
  });
  return running;
}
