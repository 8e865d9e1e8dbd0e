import { likelihoodOfMoreThan, likelihoodOfWorse } from './likelihood.ts';

const period = (canary: [number, number], live: [number, number]) => ({
  canary: { bad: canary[0], of: canary[1] },
  live: { bad: live[0], of: live[1] },
});

test('harm by the canary alone raises the ratio, equal harm by both builds does not', () => {
  expect(likelihoodOfWorse([])).toBe(1);
  expect(likelihoodOfWorse([period([5, 100], [1, 900])])).toBeGreaterThan(3000);
  expect(likelihoodOfWorse([period([5, 100], [45, 900])])).toBeLessThan(1);
  expect(likelihoodOfWorse([period([0, 100], [45, 900])])).toBeLessThan(1);
});

test('if only the canary has visitors, nothing can be compared', () => {
  expect(likelihoodOfWorse([period([50, 100], [0, 0])])).toBe(1);
});

test('an API outage harms both builds, for any share of visitors in that time', () => {
  const quiet = Array.from({ length: 60 }, () => period([0, 60], [0, 540]));
  expect(likelihoodOfWorse([...quiet, period([30, 60], [5, 10])])).toBeLessThan(3000);
  // The same visitors in one period, ignoring when they came.
  expect(likelihoodOfWorse([period([30, 3660], [5, 32_410])])).toBeGreaterThan(3000);
});

test('a failure whose visitor was never counted counts with a visitor', () => {
  expect(likelihoodOfWorse([period([3, 0], [0, 27])])).toBe(likelihoodOfWorse([period([3, 3], [0, 27])]));
});

test('a share is found to exceed a limit if chance is unlikely to cause it', () => {
  expect(likelihoodOfMoreThan(0.25, { bad: 25, of: 100 })).toBeLessThan(1);
  expect(likelihoodOfMoreThan(0.25, { bad: 45, of: 100 })).toBeGreaterThan(100);
  expect(likelihoodOfMoreThan(0.25, { bad: 80, of: 100 })).toBeGreaterThan(3000);
});

// Mean over all possible outcomes, which Ville's inequality needs: at most 1 for equal builds.
test.each([
  [3, 7, 0.3],
  [1, 9, 0.5],
  [5, 5, 0.05],
])('of %d and %d visitors with equal builds, the mean ratio is at most 1', (ofCanary, ofLive, rate) => {
  const chance = (of: number, bad: number) => {
    let ways = 1;
    for (let taken = 0; taken < bad; taken += 1) ways = (ways * (of - taken)) / (taken + 1);
    return ways * rate ** bad * (1 - rate) ** (of - bad);
  };
  let mean = 0;
  for (let canary = 0; canary <= ofCanary; canary += 1)
    for (let live = 0; live <= ofLive; live += 1)
      mean +=
        chance(ofCanary, canary) *
        chance(ofLive, live) *
        likelihoodOfWorse([period([canary, ofCanary], [live, ofLive])]);
  expect(mean).toBeLessThanOrEqual(1 + 1e-9);
});
