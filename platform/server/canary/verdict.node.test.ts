import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { addAt, stepOf } from './steps.ts';
import { emptyTally, MEASURES, minuteOf, type Measure, type Side, type Tally } from './Tally.ts';
import { verdictOf } from './verdict.ts';

const moduleAt = (path: string) => JSON.stringify(join(__dirname, path));

/**
 * Simulates millions of visitors, for which jest's own globals are too slow: by seed, the ended and the missed
 * canaries.
 */
const SIMULATION = `
  import { isSoon, simulate, USUAL } from ${moduleAt('testing/fates.ts')};
  import { randomNumbers } from ${moduleAt('testing/simulateCanary.ts')};
  const seeds = Array.from({ length: 100 }, (_, index) => index + 1);
  const ended = (fate) => {
    const same = { canary: fate, live: fate, share: 0.5, minutes: 30 };
    return seeds.filter((seed) => simulate(same, randomNumbers(seed)) !== null);
  };
  const missed = (harm) => {
    const canary = { ...USUAL, [harm]: USUAL[harm] + 0.05 };
    return seeds.filter((seed) => !isSoon(simulate({ canary, minutes: 6 }, randomNumbers(seed))));
  };
  console.log(JSON.stringify({
    ended: {
      'hardly ever fails': ended(USUAL),
      'fails for one in twenty': ended({ ...USUAL, failed: 0.05, refused: 0.05 }),
      'fails for every third': ended({ ...USUAL, failed: 0.3 }),
    },
    missed: { failed: missed('failed'), refused: missed('refused') },
  }));`;

interface Simulated {
  ended: Readonly<Record<string, readonly number[]>>;
  missed: Readonly<Record<'failed' | 'refused', readonly number[]>>;
}

type Counted = { opened?: number; failed?: number; refused?: number };
function aTally(canary: Counted, live: Counted): Tally {
  const tally = emptyTally('mf-about', 'b2 b1');
  Object.assign(minuteOf(tally, 1).canary, canary);
  Object.assign(minuteOf(tally, 1).live, live);
  return tally;
}

describe('simulated', () => {
  let simulated: Simulated;
  beforeAll(() => {
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', SIMULATION], { encoding: 'utf8' });
    simulated = JSON.parse(printed) as Simulated;
  });

  test('none of 100 canaries equal to the live build is ended in half an hour, at any failure rate', () => {
    expect(simulated.ended).toEqual({
      'hardly ever fails': [],
      'fails for one in twenty': [],
      'fails for every third': [],
    });
  });

  test.each(['failed', 'refused'] as const)('5 % more visitors with %s are found within five minutes', (harm) => {
    expect(simulated.missed[harm].length).toBeLessThanOrEqual(1);
  });
});

test('a canary that always fails is ended after five visitors, even if nobody has the live build', () => {
  expect(verdictOf(aTally({ opened: 4, failed: 4 }, {})).isWorse).toBe(false);
  expect(verdictOf(aTally({ opened: 5, failed: 5 }, {}))).toEqual({
    isWorse: true,
    why: 'it failed for 5 of 5 visitors, the live build: 0 of 0 visitors',
  });
  expect(verdictOf(aTally({ opened: 6, failed: 5 }, { opened: 5 })).isWorse).toBe(true);
});

test("a failure of both builds is not the canary's", () => {
  expect(verdictOf(aTally({ opened: 5, failed: 5 }, { opened: 5, failed: 5 })).isWorse).toBe(false);
});

test('with few visitors it says that they are too few', () => {
  expect(verdictOf(aTally({ opened: 12, failed: 1 }, { opened: 90 })).why).toBe(
    'too few to judge (12 of 300); it failed for 1 of 12 visitors, the live build: 0 of 90 visitors; ' +
      'answers were refused to 0 of 12 visitors, the live build: 0 of 90 visitors',
  );
  expect(verdictOf(aTally({ opened: 300 }, { opened: 2700 })).why).toMatch(/^no worse so far; /);
});

describe('measurements', () => {
  const timed = (times: Readonly<Record<Side, readonly number[]>>, measure: Measure = 'ready') => {
    const tally = aTally({ opened: 100 }, { opened: 900 });
    for (const side of ['canary', 'live'] as const)
      for (const value of times[side]) addAt(tally.measured[measure][side], stepOf(value));
    return verdictOf(tally);
  };
  const all = (ms: number, visitors: number) => Array.from({ length: visitors }, () => ms);

  test('end a canary that takes twice as long, or whose stable pages shift', () => {
    const of = 'for 30 of 30 visitors, with the live build no more than';
    const slow = { canary: all(2000, 30), live: all(1000, 60) };
    expect(timed(slow)).toEqual({
      isWorse: true,
      why: `its first page took more than 1700 ms ${of} 1056 ms for three of four`,
    });
    expect(timed(slow, 'LCP').why).toBe(
      `the largest content of its first page took more than 1700 ms ${of} 1056 ms for three of four`,
    );
    expect(timed({ canary: all(400, 30), live: all(80, 60) }, 'INP').why).toBe(
      `an answer to a press took more than 190 ms ${of} 81 ms for three of four`,
    );
    expect(timed({ canary: all(300, 30), live: all(0, 60) }, 'CLS').why).toBe(
      `its pages shifted by more than 0.157 ${of} 0.05 for three of four`,
    );
  });

  test.each(MEASURES)('%s requires a higher ratio than a failure, since four measures are tested', (measure) => {
    const verdicts = [8, 12].map((visitors) => timed({ canary: all(2000, visitors), live: all(200, 60) }, measure));
    expect(verdicts.map(({ isWorse }) => isWorse)).toEqual([false, true]);
  });

  test.each([
    ['a third longer', { canary: all(1333, 200), live: all(1000, 200) }],
    ['longer by 150 ms, though twice as long', { canary: all(300, 200), live: all(150, 200) }],
    ['known from too few with the live build', { canary: all(9000, 200), live: all(1000, 49) }],
    ['longer for a fifth', { canary: [...all(1000, 160), ...all(9000, 40)], live: all(1000, 200) }],
  ])('end none for which it is %s', (_, times) => {
    expect(timed(times).isWorse).toBe(false);
  });
});
