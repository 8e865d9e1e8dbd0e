/** The API could not make sense of the call, or failed. A member's business that is refused comes as 200. */
const isRefused = (status: number) => status === 400 || status >= 500;

const isCall = ({ initiatorType, name }: PerformanceResourceTiming) =>
  (initiatorType === 'xmlhttprequest' || initiatorType === 'fetch') && new URL(name).pathname.startsWith('/api/');

/** Hears of calls that the API has refused, as far as the browser says how they ended; also of those until now. */
export function watchCalls(heard: () => void): void {
  const observer = new PerformanceObserver((list) => {
    const calls = (list.getEntries() as PerformanceResourceTiming[]).filter(isCall);
    // Older browsers do not say it.
    if (calls.some(({ responseStatus = 0 }: { responseStatus?: number }) => isRefused(responseStatus))) heard();
  });
  observer.observe({ type: 'resource', buffered: true });
}
