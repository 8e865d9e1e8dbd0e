import fc from 'fast-check';
import { steps, Walker } from '../src/modules/payment/testing/walk.ts';
import { openTestServer } from '../src/testing/server.ts';

/** Walks over applications, payments and refunds until one breaks a rule: `npm run measure:walks -w api -- 100000`. */
const walks = Number(process.argv[2] ?? 1000);
// The test database runs in a child process that does not keep this one alive.
const alive = setInterval(() => undefined, 1000);
const clock = { now: new Date('2026-11-20T12:00:00+09:00') };
const server = await openTestServer({ now: () => clock.now });
const walker = new Walker(server, clock);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);
let done = 0;
let taken = 0;
const property = fc.asyncProperty(steps, async (walk) => {
  const broken = await walker.walk(walk);
  done += 1;
  taken += walk.length;
  if (broken.length > 0) throw new Error(broken.join('; '));
});
const details = await fc.check(property, {
  numRuns: walks,
  seed,
  // A guard was taken out on purpose: the shortest walk that shows it is not worth the time.
  endOnFailure: process.env['GUARD_TAKEN_OUT'] !== undefined,
});
console.log(`${details.failed ? 'BROKEN' : 'sound'} after ${done} walks with ${taken} steps, seed ${seed}`);
if (details.failed) {
  console.log(details.errorInstance instanceof Error ? details.errorInstance.message : '', details.counterexample);
  process.exitCode = 1;
}
await server.close();
clearInterval(alive);
