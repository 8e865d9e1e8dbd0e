import { loadavg } from 'node:os';

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Below which so large a share of them is: 0.95 of 95 %. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

/** Median, and in brackets the least and the most. */
export const spreadOf = (values: readonly number[], digits = 0): string =>
  `${medianOf(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`;

interface Mean {
  mean: number;
  /** Half of the interval in which the true mean is in 95 % of such measurements. */
  uncertainty: number;
}

export function meanOf(values: readonly number[]): Mean {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, uncertainty: 1.96 * Math.sqrt(squares / (values.length - 1) / values.length) };
}

export const describeMean = ({ mean, uncertainty }: Mean): string => `${mean.toFixed(3)} ± ${uncertainty.toFixed(3)}`;

/** Programs that wanted the processors in the last minute: beside more than their number, only ratios mean anything. */
export const loadNow = (): string => `load ${(loadavg()[0] ?? 0).toFixed(1)}`;
