import { addAt, stepOf } from '../steps.ts';
import { emptyTally, MEASURES, minuteOf, type Measure, type Side } from '../Tally.ts';
import { verdictOf } from '../verdict.ts';

/** Effect of a build on visitors: rates of failures and refusals, and the third quartile of each measure. */
interface Fate {
  failed: number;
  refused: number;
  measured: Readonly<Record<Measure, number>>;
}

interface Trial {
  /** Visitors of the canary a minute; the others get the live build. */
  perMinute: number;
  share: number;
  minutes: number;
  canary: Fate;
  live: Fate;
  /** From 0 to 1. */
  random(): number;
}

// Looked up once: jest's globals are slow, and this runs for millions of visitors.
const { cos, exp, imul, log, PI, sqrt } = Math;

const LOOK_EVERY_SECONDS = 15;
/** The shell counts at once; a judge elsewhere knows the counts at its next run after the shell has written them. */
const KNOWN_AFTER_SECONDS = 30;

/** Reproducible random numbers (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Number of arrivals of independent visitors (Knuth). */
function arrivals(mean: number, random: () => number): number {
  let number = 0;
  const least = exp(-mean);
  for (let product = random(); product > least; product *= random()) number += 1;
  return number;
}

/** Log-normally distributed value, as page times are, whose third quartile is `usual`. */
export function figureOf(usual: number, random: () => number): number {
  const normal = sqrt(-2 * log(1 - random())) * cos(2 * PI * random());
  return usual * exp(0.5 * (normal - 0.674));
}

/** Simulates visitors and the judge. @returns seconds until the canary was ended; null if it was not */
export function simulateCanary({ perMinute, share, minutes, random, ...fates }: Trial): number | null {
  const tally = emptyTally('mf-about', 'b2 b1');
  const visit = (side: Side, minute: number) => {
    const counts = minuteOf(tally, minute)[side];
    const { failed, refused, measured } = fates[side];
    counts.opened += 1;
    if (random() < failed) counts.failed += 1;
    if (random() < refused) counts.refused += 1;
    for (const measure of MEASURES) addAt(tally.measured[measure][side], stepOf(figureOf(measured[measure], random)));
  };
  const perLook = (perMinute * LOOK_EVERY_SECONDS) / 60;
  for (let seconds = 0; seconds < minutes * 60; seconds += LOOK_EVERY_SECONDS) {
    const minute = Math.floor(seconds / 60);
    for (let left = arrivals(perLook, random); left > 0; left -= 1) visit('canary', minute);
    for (let left = arrivals(perLook * (1 / share - 1), random); left > 0; left -= 1) visit('live', minute);
    if (verdictOf(tally).isWorse) return seconds + LOOK_EVERY_SECONDS + KNOWN_AFTER_SECONDS;
  }
  return null;
}
