import type { Registry } from 'prom-client';

/** Metrics of `VitalsMetrics`: one has a label for the vital, the other is CLS. */
const SECONDS = 'portal_web_vital_seconds';
const SHIFTS = 'portal_layout_shift';
/** Quartile by which Google rates a page. */
const QUARTILE = 0.75;

/** Third quartile of a vital, as precise as the metric's buckets. */
export interface Quartile {
  /** Upper limit in seconds, for CLS without unit; infinite above the last bucket. */
  atMost: number;
  measured: number;
}

interface Bucket {
  metricName?: string;
  value: number;
  labels: Partial<Record<string, string | number>>;
}

function quartileOf(upTo: ReadonlyMap<number, number>): Quartile | null {
  const measured = Math.max(0, ...upTo.values());
  const limits = [...upTo].toSorted(([one], [other]) => one - other);
  const found = limits.find(([, count]) => count >= measured * QUARTILE);
  return found && measured > 0 ? { atMost: found[0], measured } : null;
}

/** Vitals that this server has counted since it started, of a build, of all devices together. */
export async function vitalsByBuild(
  register: Registry,
): Promise<(section: string, build: string, vital: string) => Quartile | null> {
  const metrics = (await register.getMetricsAsJSON()) as unknown as { name: string; values: Bucket[] }[];
  const buckets = metrics
    .filter(({ name }) => name === SECONDS || name === SHIFTS)
    .flatMap(({ values }) => values)
    .filter(({ metricName }) => metricName?.endsWith('_bucket'));
  return (section, build, vital) => {
    const upTo = new Map<number, number>();
    for (const { labels, value } of buckets) {
      if (labels['section'] !== section || labels['build'] !== build || (labels['vital'] ?? 'CLS') !== vital) continue;
      const limit = labels['le'] === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels['le']);
      upTo.set(limit, (upTo.get(limit) ?? 0) + value);
    }
    return quartileOf(upTo);
  };
}

const API_TIMEOUT_MS = 3000;
const COUNTED = /^portal_browser_errors_total\{section="([^"]*)",build="([^"]*)",.*\} (\d+)$/gm;

/** Errors in browsers that one replica of the API has counted since it started, of a build; null without an answer. */
export async function errorsByBuild(apiOrigin: string): Promise<(section: string, build: string) => number | null> {
  const text = await fetch(`${apiOrigin}/metrics`, { signal: AbortSignal.timeout(API_TIMEOUT_MS) })
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null);
  if (text === null) return () => null;
  const counted = [...text.matchAll(COUNTED)];
  return (section, build) =>
    counted.reduce((sum, [, of, id, count]) => (of === section && id === build ? sum + Number(count) : sum), 0);
}
