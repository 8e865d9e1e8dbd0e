import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Figure } from './figure.ts';

const schema = v.record(v.string(), v.number());
/** The largest value that each figure may have. */
export type Baseline = Readonly<v.InferOutput<typeof schema>>;

/** A figure that is not as its baseline; null for one that has none yet. */
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

/** Figures beside their baselines; one that could not be read differs in nothing. */
export function compare(figures: readonly Figure[], baseline: Baseline): Comparison {
  const differences = figures.filter(isRead).map((figure) => ({ figure, baseline: baseline[figure.name] ?? null }));
  return {
    grown: differences.filter(({ figure, baseline }) => baseline === null || figure.value > baseline),
    smaller: differences.filter(({ figure, baseline }) => baseline !== null && figure.value < baseline),
  };
}

/**
 * The baseline lowered to the figures, with those of new figures; a figure that could not be read leaves its own.
 * @throws where a figure has grown.
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
