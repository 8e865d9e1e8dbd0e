import { cohortOf } from '../../registry/cohort.ts';
import { addAt, stepOf } from '../steps.ts';
import { emptyTally, MEASURES, minuteOf } from '../Tally.ts';
import { verdictOf } from '../verdict.ts';
import { USUAL } from './fates.ts';
import { figureOf, randomNumbers } from './simulateCanary.ts';

const LOOKS = 12;
const VISITORS_BETWEEN = 250;
/** A tenth of the visitors, in thousandths. */
const SHARE = 100;
/** A slow shell: its documents take 2.5 times as long, and one visit in twenty fails. */
const SLOWER = 2.5;
const FAILS_MORE = 0.05;

/** Cohorts of a visitor for the shell and for a section. */
interface Cohorts {
  shell: number;
  section: number;
}

function isGoodCanaryEnded(visitors: readonly Cohorts[], random: () => number): boolean {
  const tally = emptyTally('mf-about', 'b2 b1');
  const visit = (look: number) => {
    const cohorts = visitors[Math.floor(random() * visitors.length)] ?? { shell: 0, section: 0 };
    const isSlow = cohorts.shell < SHARE;
    const side = cohorts.section < SHARE ? 'canary' : 'live';
    const counts = minuteOf(tally, look)[side];
    counts.opened += 1;
    if (random() < USUAL.failed + (isSlow ? FAILS_MORE : 0)) counts.failed += 1;
    for (const measure of MEASURES) {
      const value = figureOf(USUAL.measured[measure], random) * (isSlow ? SLOWER : 1);
      addAt(tally.measured[measure][side], stepOf(value));
    }
  };
  for (let look = 0; look < LOOKS; look += 1) {
    for (let left = VISITORS_BETWEEN; left > 0; left -= 1) visit(look);
    if (verdictOf(tally).isWorse) return true;
  }
  return false;
}

/**
 * Simulates a slow canary of the shell and, at the same time, a canary of a section that is as good as its live build.
 * @param isCommon true for one cohort for all entries, as in earlier releases.
 * @returns number of runs in which the section's is ended
 */
export function goodCanariesEnded(runs: number, isCommon: boolean): number {
  const visitors = Array.from({ length: 20_000 }, (_, visitor) => ({
    shell: cohortOf('shell', visitor),
    section: cohortOf(isCommon ? 'shell' : 'mf-about', visitor),
  }));
  const seeds = Array.from({ length: runs }, (_, index) => index + 1);
  return seeds.filter((seed) => isGoodCanaryEnded(visitors, randomNumbers(seed))).length;
}
