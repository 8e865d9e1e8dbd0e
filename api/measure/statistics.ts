import { loadavg } from 'node:os';

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Median, and in brackets the least and the most. */
export const spreadOf = (values: readonly number[], digits = 0): string =>
  `${medianOf(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`;

/** Programs that wanted the processors in the last minute: beside more than their number, only ratios mean anything. */
export const loadNow = (): string => `load ${(loadavg()[0] ?? 0).toFixed(1)}`;
