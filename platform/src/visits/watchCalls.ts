/** True if the API could not parse the call, or failed. A business error has status 200. */
const isRefused = (status: number) => status === 400 || status >= 500;

const isCall = ({ initiatorType, name }: PerformanceResourceTiming) =>
  (initiatorType === 'xmlhttprequest' || initiatorType === 'fetch') && new URL(name).pathname.startsWith('/api/');

/** Calls back for each refused call, including earlier ones, if the browser reports the status. */
export function watchCalls(heard: () => void): void {
  const observer = new PerformanceObserver((list) => {
    const calls = (list.getEntries() as PerformanceResourceTiming[]).filter(isCall);
    // Older browsers lack it.
    if (calls.some(({ responseStatus = 0 }: { responseStatus?: number }) => isRefused(responseStatus))) heard();
  });
  observer.observe({ type: 'resource', buffered: true });
}
