import { loadavg } from 'node:os';

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Value below which this share of all values lies: 0.95 of 95 %. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

/** Median, with minimum and maximum in brackets. */
export const spreadOf = (values: readonly number[], digits = 0): string =>
  `${medianOf(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`;

interface Mean {
  mean: number;
  /** Half width of the 95 % confidence interval of the mean. */
  uncertainty: number;
}

export function meanOf(values: readonly number[]): Mean {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, uncertainty: 1.96 * Math.sqrt(squares / (values.length - 1) / values.length) };
}

export const describeMean = ({ mean, uncertainty }: Mean): string => `${mean.toFixed(3)} ± ${uncertainty.toFixed(3)}`;

/** Load of the last minute: above the number of processors only ratios are meaningful. */
export const loadNow = (): string => `load ${(loadavg()[0] ?? 0).toFixed(1)}`;
