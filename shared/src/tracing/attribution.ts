import { parseKeyPairsIntoRecord } from '@opentelemetry/core';
import type { SpanFacts, Attribution } from './tracing.ts';

/** Limits, because anyone can send the header. */
const MAX_LENGTH = 100;
const MAX_HEADER = 1000;

const NAMES = ['section', 'build', 'owner'] as const;

/** Span attributes of an origin. */
export const factsOf = (whose: Attribution): SpanFacts =>
  Object.fromEntries(NAMES.map((name) => [`portal.${name}`, whose[name]]));

/** Value of the header `baggage`. */
export const baggageOf = (whose: Attribution): string =>
  NAMES.map((name) => `portal.${name}=${encodeURIComponent(whose[name])}`).join(',');

/** Origin in the header `baggage`; empty fields if missing. */
export function attributionOf(baggage: unknown): Attribution {
  const said = typeof baggage === 'string' && baggage.length <= MAX_HEADER ? parseKeyPairsIntoRecord(baggage) : {};
  const [section = '', build = '', owner = ''] = NAMES.map((name) => said[`portal.${name}`]?.slice(0, MAX_LENGTH));
  return { section, build, owner };
}
