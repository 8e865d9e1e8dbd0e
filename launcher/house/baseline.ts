import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Figure } from './figure.ts';

const schema = v.record(v.string(), v.number());
/** Largest allowed value of each figure. */
export type Baseline = Readonly<v.InferOutput<typeof schema>>;

/** A figure that differs from its baseline; null if it has none yet. */
export interface Difference {
  figure: Figure & { value: number };
  baseline: number | null;
}

export interface Comparison {
  /** Larger than their baselines, or without one. */
  grown: Difference[];
  smaller: Difference[];
}

export const readBaseline = (file: string): Baseline => v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));

export function writeBaseline(file: string, baseline: Baseline): void {
  writeFileSync(file, `${JSON.stringify(baseline, null, 2)}\n`);
}

const isRead = (figure: Figure): figure is Figure & { value: number } => figure.value !== null;

/** Compares figures with their baselines; an unreadable one never differs. */
export function compare(figures: readonly Figure[], baseline: Baseline): Comparison {
  const differences = figures.filter(isRead).map((figure) => ({ figure, baseline: baseline[figure.name] ?? null }));
  return {
    grown: differences.filter(({ figure, baseline }) => baseline === null || figure.value > baseline),
    smaller: differences.filter(({ figure, baseline }) => baseline !== null && figure.value < baseline),
  };
}

/**
 * The baseline lowered to the figures, including new ones; an unreadable figure leaves its own unchanged.
 * @throws if a figure has grown
 */
export function lowered(figures: readonly Figure[], baseline: Baseline): Baseline {
  const grown = compare(figures, baseline).grown.filter((difference) => difference.baseline !== null);
  if (grown.length > 0)
    throw new Error(`a baseline is never raised: ${grown.map(({ figure }) => figure.name).join(', ')}`);
  return Object.fromEntries(
    figures.flatMap(({ name, value }) => {
      const next = value ?? baseline[name];
      return next === undefined ? [] : [[name, next] as const];
    }),
  );
}
