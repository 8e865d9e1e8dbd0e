import type { MetricType } from 'web-vitals';

/** Time at which a vital occurred; 0 for vitals of the document's load. */
export function vitalTime(metric: MetricType): number {
  if (metric.name === 'INP') return metric.entries[0]?.startTime ?? 0;
  if (metric.name !== 'CLS') return 0;
  const [first, ...others] = metric.entries;
  return (
    others.reduce((largest, shift) => (shift.value > (largest?.value ?? 0) ? shift : largest), first)?.startTime ?? 0
  );
}
