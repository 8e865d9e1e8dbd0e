import { isSoon, simulate, USUAL } from '@portal/platform/server/canary/testing/fates';
import { randomNumbers } from '@portal/platform/server/canary/testing/simulateCanary';
import { goodCanariesEnded } from '@portal/platform/server/canary/testing/simulateTwoCanaries';

// Simulates canaries and prints how often they are ended: within an hour when the canary equals the live build, within
// five minutes when it fails for 5 % more visitors, by the live build's failure rate and the number of visitors. The
// same for canaries that are slower, or that shift more.

const [runs = 1000] = process.argv.slice(2).map(Number);
const seeds = Array.from({ length: runs }, (_, index) => index + 1);

console.log(`of ${runs} canaries that are the live build, ended in an hour:`);
for (const failed of [0.001, 0.01, 0.05, 0.3]) {
  const fate = { ...USUAL, failed };
  const ended = seeds.filter((seed) => simulate({ canary: fate, live: fate }, randomNumbers(seed)) !== null);
  console.log(`  fails for ${failed * 100} %: ${ended.length}`);
}

console.log(`of ${runs} canaries that fail for 5 % more, ended within five minutes:`);
for (const [share, perMinute] of [
  [0.05, 60],
  [0.1, 60],
  [0.1, 100],
  [0.1, 150],
  [0.5, 150],
  [0.5, 250],
] as const)
  for (const failed of [0.001, 0.005, 0.01]) {
    const trial = {
      share,
      perMinute,
      minutes: 6,
      live: { ...USUAL, failed },
      canary: { ...USUAL, failed: failed + 0.05 },
    };
    const times = seeds.map((seed) => simulate(trial, randomNumbers(seed))).filter(isSoon);
    const median = times.toSorted((one, other) => Number(one) - Number(other))[times.length >> 1];
    console.log(
      `  ${share * 100} % of the visitors, ${perMinute} a minute, the live build fails for ${failed * 100} %: ` +
        `${((times.length / runs) * 100).toFixed(1)} %, median ${median} s`,
    );
  }

console.log(`of ${runs} canaries that are worse by one measure, ended within five minutes and within an hour:`);
for (const [measure, times] of [
  ['ready', 1.3],
  ['ready', 2.5],
  ['LCP', 1.3],
  ['LCP', 2.5],
  ['INP', 1.3],
  ['INP', 4],
  ['CLS', 2],
  ['CLS', 15],
] as const) {
  const canary = { ...USUAL, measured: { ...USUAL.measured, [measure]: USUAL.measured[measure] * times } };
  const ended = seeds.map((seed) => simulate({ canary }, randomNumbers(seed)));
  const soon = ended.filter(isSoon).length;
  const all = ended.filter((seconds) => seconds !== null).length;
  console.log(`  ${measure} ${times} times the usual: ${soon}, ${all}`);
}

console.log(`of ${runs} good canaries beside a slow one of the shell, ended: ${goodCanariesEnded(runs, false)}`);
