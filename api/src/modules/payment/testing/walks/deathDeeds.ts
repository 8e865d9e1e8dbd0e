import fc from 'fast-check';
import type { PayMethod } from '@portal/shared/contract';
import { OFFERING_KINDS } from '../../../../applications/offeringKind.ts';
import { deed, nothing, type AnyDeed } from './deed.ts';
import { isNeeded, JOBS } from './jobDeeds.ts';
import { applicationOfMember, member } from './memberDeeds.ts';
import { starting } from './memberMoneyDeeds.ts';
import { METHODS } from './scene.ts';

/** The process dies while the gateway acts, between two transactions: nobody writes down what the gateway did. */

const dyingInJob = (job: 'expire' | 'inquire' | 'refund'): AnyDeed =>
  deed({
    name: `death in ${job}`,
    text: `death(${job})`,
    can: (books) => isNeeded(job, books),
    act: (world) => world.dyingIn(() => JOBS[job](world.jobs())),
  });

/** The gateway has opened a page that nobody knows. */
const dyingInStart = (index: number, method: PayMethod): AnyDeed =>
  deed({
    name: 'death in start',
    text: `death(start, ${index}, ${method})`,
    can: (books, moment) => applicationOfMember(books, moment, index)?.status === 'HELD',
    act: (world, books) => world.dyingIn(() => starting(index, method).act(world, books)),
  });

/** The office has said that it is called off, and nobody has been told. */
const dyingInCallOff = (): AnyDeed =>
  deed({
    name: 'death in callOff',
    text: 'death(callOff)',
    can: ({ applications, offering }) => !offering.calledOff && applications.some(({ status }) => status === 'HELD'),
    async act({ server, scene, offeringNo }) {
      const { table, key } = OFFERING_KINDS[scene.kind];
      await server.db.updateTable(table).set({ called_off: true }).where(key, '=', offeringNo()).execute();
    },
    model: nothing,
  });

export const deaths: fc.WeightedArbitrary<AnyDeed>[] = [
  { weight: 2, arbitrary: fc.constantFrom('expire', 'inquire', 'refund').map(dyingInJob) },
  {
    weight: 1,
    arbitrary: fc.tuple(member, fc.constantFrom(...METHODS)).map(([index, method]) => dyingInStart(index, method)),
  },
  { weight: 1, arbitrary: fc.constant(null).map(dyingInCallOff) },
];
