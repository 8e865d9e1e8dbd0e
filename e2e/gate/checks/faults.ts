import { FAULTS, type Fault } from '../../faults/harness/faults.ts';
import { runCase, type Mode } from '../../faults/harness/runCase.ts';
import { INSET_FAULTS, runInsetCase } from '../../faults/harness/runInsetCase.ts';
import { TestShell } from '../../faults/harness/TestShell.ts';
import { visitBefore, visitsOf } from '../../faults/harness/visits.ts';
import type { Check, GateContext } from '../GateContext.ts';

/** A case mostly waits for hanging requests. */
const SHELLS = 3;

interface Case {
  fault: Fault;
  mode: Mode;
  problems: string[];
}

/** Runs cases from the list until none is left. */
async function work({ browser, build }: GateContext, testShell: TestShell, waiting: Case[]): Promise<void> {
  const visits = visitsOf(build);
  const past = await visitBefore(browser, testShell, visits);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const result = await runCase({ browser, testShell, visits, past }, next.fault, next.mode);
    next.problems = result.problems;
  }
}

/** For any fault of the section, the portal keeps working: the matrix of `npm run faults` for this section. */
export const faults: Check = {
  name: 'faults',
  run: async (context) => {
    const { services, testShell } = context;
    const { folder, shell } = testShell;
    const cases = FAULTS.flatMap((fault) =>
      (['deep', 'navigation'] as const).map((mode): Case => ({ fault, mode, problems: [] })),
    );
    const waiting = [...cases];
    const inShellOfItsOwn = async () => {
      const own = await TestShell.start(services, folder, shell);
      try {
        await work(context, own, waiting);
      } finally {
        await own.close();
      }
    };
    await Promise.all([work(context, testShell, waiting), ...Array.from({ length: SHELLS - 1 }, inShellOfItsOwn)]);
    const ofInsets: string[] = [];
    for (const inset of context.build.insets ?? [])
      for (const fault of INSET_FAULTS) {
        const { problems } = await runInsetCase(context, inset, fault);
        ofInsets.push(...problems.map((problem) => `${fault.name}, ${inset.path}: ${problem}`));
      }
    const ofPages = cases.flatMap(({ fault, mode, problems }) =>
      problems.map((problem) => `${fault.name}, ${mode}: ${problem}`),
    );
    return [...ofPages, ...ofInsets];
  },
};
