import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const moduleAt = (path: string) => JSON.stringify(join(__dirname, path));

/** Outside jest, whose globals are slow. A common cohort shows that the simulation finds what it looks for. */
const SIMULATION = `
  import { goodCanariesEnded } from ${moduleAt('testing/simulateTwoCanaries.ts')};
  console.log(JSON.stringify({ independent: goodCanariesEnded(1000, false), common: goodCanariesEnded(50, true) }));`;

test('a slow canary of the shell never ends the good one of a section in 1,000 runs', () => {
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', SIMULATION], { encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual({ independent: 0, common: 50 });
});
