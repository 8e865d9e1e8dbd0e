import { parseKeyPairsIntoRecord } from '@opentelemetry/core';
import type { SpanFacts, Whose } from './tracing.ts';

/** Anyone can send it. */
const MAX_LENGTH = 100;
const MAX_HEADER = 1000;

const NAMES = ['section', 'build', 'owner'] as const;

/** What a span says of whose it is. */
export const factsOf = (whose: Whose): SpanFacts =>
  Object.fromEntries(NAMES.map((name) => [`portal.${name}`, whose[name]]));

/** As the header `baggage` has it. */
export const baggageOf = (whose: Whose): string =>
  NAMES.map((name) => `portal.${name}=${encodeURIComponent(whose[name])}`).join(',');

/** Whose page asks, by its header; nobody's where it does not say. */
export function whoseOf(baggage: unknown): Whose {
  const said = typeof baggage === 'string' && baggage.length <= MAX_HEADER ? parseKeyPairsIntoRecord(baggage) : {};
  const [section = '', build = '', owner = ''] = NAMES.map((name) => said[`portal.${name}`]?.slice(0, MAX_LENGTH));
  return { section, build, owner };
}
