const TIMEOUT_MS = 3000;
const COUNTED = /^portal_browser_errors_total\{section="([^"]*)",build="([^"]*)",.*\} (\d+)$/gm;

/** Errors in browsers that one replica of the API has counted since it started, of a build; null without an answer. */
export async function errorsByBuild(apiOrigin: string): Promise<(section: string, build: string) => number | null> {
  const text = await fetch(`${apiOrigin}/metrics`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null);
  if (text === null) return () => null;
  const counted = [...text.matchAll(COUNTED)];
  return (section, build) =>
    counted.reduce((sum, [, of, id, count]) => (of === section && id === build ? sum + Number(count) : sum), 0);
}
