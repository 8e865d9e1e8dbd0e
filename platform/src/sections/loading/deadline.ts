/**
 * Timeout of a navigation. The visitor has the page, or sees the failure, within 10 s: rendering takes a part of them
 * on a slow device.
 */
const NAVIGATION_TIMEOUT_MS = 8500;

/** Time after which the visitor sees that it is slow, and may retry. */
export const SLOW_AFTER_MS = 4000;

/** Timeout of a section's entry, which leaves the previous build half of the navigation's time. */
export const ENTRY_TIMEOUT_MS = 5000;

/** Minimum for the first page, however long the document and its bundle took on a slow line. */
const MIN_FIRST_PAGE_MS = 5000;

const timeOut = () => new DOMException('signal timed out', 'TimeoutError');

/** Aborts after this time; some supported browsers lack `AbortSignal.timeout`. */
export function signalAfter(milliseconds: number): AbortSignal {
  const own = () => {
    const time = new AbortController();
    setTimeout(() => time.abort(timeOut()), milliseconds);
    return time.signal;
  };
  return AbortSignal.timeout?.(milliseconds) ?? own();
}

const deadlines = new WeakMap<AbortSignal, AbortSignal>();

/** Aborts at the timeout of a navigation that begins now. */
export const newDeadline = (): AbortSignal => signalAfter(NAVIGATION_TIMEOUT_MS);

let isFirst = true;

/** The first navigation began with the request of the document, since when the visitor has waited. */
function nextDeadline(): AbortSignal {
  if (!isFirst) return newDeadline();
  isFirst = false;
  const left = NAVIGATION_TIMEOUT_MS - Math.round(performance.now());
  return signalAfter(Math.max(MIN_FIRST_PAGE_MS, left));
}

/**
 * Deadline of a navigation. The router passes the same signal to the discovery of routes, to middleware and to the
 * loaders of one navigation, and aborts it when another one begins; the deadline aborts only on its timeout, so that
 * work needed by the next navigation too continues.
 */
export function deadlineOf(navigation: AbortSignal): AbortSignal {
  const deadline = deadlines.get(navigation) ?? nextDeadline();
  deadlines.set(navigation, deadline);
  return deadline;
}

/** Reason of an aborted signal, which the oldest browsers do not provide. */
export const reasonOf = (signal: AbortSignal): Error => (signal.reason instanceof Error ? signal.reason : timeOut());

/** Settles as `work` does, but rejects if the signal aborts first. */
export function until<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise<Value>((resolve, reject) => {
    const onAbort = () => reject(reasonOf(signal));
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}
