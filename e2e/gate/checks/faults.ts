import { FAULTS } from '../../faults/harness/faults.ts';
import { runCase } from '../../faults/harness/runCase.ts';
import { visitBefore, visitsOf } from '../../faults/harness/visits.ts';
import type { Check } from '../GateContext.ts';

/** However the section fails, the portal around it goes on: the matrix of `npm run faults` for this section. */
export const faults: Check = {
  name: 'faults',
  run: async ({ browser, testShell, build }) => {
    const visits = visitsOf(build);
    const past = await visitBefore(browser, testShell, visits);
    const problems: string[] = [];
    for (const fault of FAULTS) {
      for (const mode of ['deep', 'navigation'] as const) {
        const result = await runCase({ browser, testShell, visits, past }, fault, mode);
        problems.push(...result.problems.map((problem) => `${fault.name}, ${mode}: ${problem}`));
      }
    }
    return problems;
  },
};
