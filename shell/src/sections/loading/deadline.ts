/**
 * A navigation ends within this time. The visitor has the page, or reads what failed, within 10 s: drawing takes a part
 * of them on a slow device.
 */
const NAVIGATION_TIMEOUT_MS = 8500;

/** After this time the visitor reads that it is slow, and may try again. */
export const SLOW_AFTER_MS = 4000;

/** A section's entry fails after this time, so that the previous build still has half of the navigation's. */
export const ENTRY_TIMEOUT_MS = 5000;

/** What the first page has at least, however long the document and its bundle took on a slow line. */
const MIN_FIRST_PAGE_MS = 5000;

const timeOut = () => new DOMException('signal timed out', 'TimeoutError');

/** Aborts after this time; `AbortSignal.timeout` is newer than some browsers. */
export function signalAfter(milliseconds: number): AbortSignal {
  const own = () => {
    const time = new AbortController();
    setTimeout(() => time.abort(timeOut()), milliseconds);
    return time.signal;
  };
  return AbortSignal.timeout?.(milliseconds) ?? own();
}

const deadlines = new WeakMap<AbortSignal, AbortSignal>();

/** Aborts when a navigation that begins now has taken too long. */
export const newDeadline = (): AbortSignal => signalAfter(NAVIGATION_TIMEOUT_MS);

let isFirst = true;

/** The first navigation began when the document was asked for, and the visitor has waited since then. */
function nextDeadline(): AbortSignal {
  if (!isFirst) return newDeadline();
  isFirst = false;
  const left = NAVIGATION_TIMEOUT_MS - Math.round(performance.now());
  return signalAfter(Math.max(MIN_FIRST_PAGE_MS, left));
}

/**
 * The deadline of a navigation. The router gives the same signal to the discovery of routes, to middleware and to the
 * loaders of one navigation, and aborts it when another one begins; the deadline aborts only when the time is over, so
 * that work which the next navigation also needs goes on.
 */
export function deadlineOf(navigation: AbortSignal): AbortSignal {
  const deadline = deadlines.get(navigation) ?? nextDeadline();
  deadlines.set(navigation, deadline);
  return deadline;
}

/** Why a signal has aborted; the oldest browsers do not say it. */
export const reasonOf = (signal: AbortSignal): Error => (signal.reason instanceof Error ? signal.reason : timeOut());

/** Settles as `work` does, but fails when the signal aborts first. */
export function until<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise<Value>((resolve, reject) => {
    const onAbort = () => reject(reasonOf(signal));
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}
