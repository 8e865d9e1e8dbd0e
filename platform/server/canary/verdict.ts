import { latenessOf } from './lateness.ts';
import { likelihoodOfWorse, type Share } from './likelihood.ts';
import { MEASURES, type Counts, type Side, type Tally } from './Tally.ts';

/**
 * Failures, refused answers and all measures together each end at most one good canary in this many, however long it is
 * tried.
 */
const GOOD_FOR_ONE_ENDED = 3000;

/** Enough failed visitors if the canary fails for nearly all of them. */
const MIN_ALWAYS = 5;
const ALWAYS = 0.8;
const HARDLY = 0.1;

/**
 * After this many visitors, a canary that fails for one in twenty would have been detected, if the live build hardly
 * ever fails.
 */
const MIN_VISITORS = 300;

/** Result of a comparison. */
export interface Verdict {
  isWorse: boolean;
  why: string;
}

type Harm = 'failed' | 'refused';

const count = ({ minutes }: Tally, side: Side, what: keyof Counts) =>
  minutes.reduce((sum, minute) => sum + minute[side][what], 0);

const shareOf = (tally: Tally, side: Side, harm: Harm): Share => ({
  of: Math.max(count(tally, side, 'opened'), count(tally, side, harm)),
  bad: count(tally, side, harm),
});

const inWords = ({ bad, of }: Share) => `${bad} of ${of} visitors`;

const HARMS: Readonly<Record<Harm, string>> = { failed: 'it failed for', refused: 'answers were refused to' };

const compared = (tally: Tally, harm: Harm) =>
  `${HARMS[harm]} ${inWords(shareOf(tally, 'canary', harm))}, the live build: ${inWords(shareOf(tally, 'live', harm))}`;

/**
 * True if the canary fails for nearly all visitors and the live build for hardly any; that one may have no visitors.
 */
function failsAlways(tally: Tally): boolean {
  const canary = shareOf(tally, 'canary', 'failed');
  const live = shareOf(tally, 'live', 'failed');
  return canary.bad >= MIN_ALWAYS && canary.bad >= ALWAYS * canary.of && live.bad <= HARDLY * live.of;
}

const isMoreOften = (tally: Tally, harm: Harm) =>
  likelihoodOfWorse(
    tally.minutes.map(({ canary, live }) => ({
      canary: { of: canary.opened, bad: canary[harm] },
      live: { of: live.opened, bad: live[harm] },
    })),
  ) >= GOOD_FOR_ONE_ENDED;

const latenessesOf = ({ measured }: Tally) =>
  MEASURES.map((measure) => latenessOf(measure, measured[measure])).filter((lateness) => lateness !== null);

/** Judges a canary by its counts so far. It may be called any number of times: see `likelihood.ts`. */
export function verdictOf(tally: Tally): Verdict {
  const harm = (['failed', 'refused'] as const).find((one) => isMoreOften(tally, one));
  if (harm) return { isWorse: true, why: compared(tally, harm) };
  if (failsAlways(tally)) return { isWorse: true, why: compared(tally, 'failed') };
  const late = latenessesOf(tally).find(({ likelihood }) => likelihood >= GOOD_FOR_ONE_ENDED * MEASURES.length);
  if (late) return { isWorse: true, why: late.why };
  const visitors = count(tally, 'canary', 'opened');
  const found = visitors < MIN_VISITORS ? `too few to judge (${visitors} of ${MIN_VISITORS})` : 'no worse so far';
  return { isWorse: false, why: `${found}; ${compared(tally, 'failed')}; ${compared(tally, 'refused')}` };
}
