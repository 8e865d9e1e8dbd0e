import { answered, withoutCall, withoutLink } from '../changes/calls.ts';
import { value, withoutEntry } from '../changes/values.ts';
import type { Fault } from '../fault.ts';
import { SUITES } from '../suites.ts';

const office = (file: string) => `api/src/modules/office/${file}.ts`;

export const LOCKS: readonly Fault[] = [
  {
    name: 'a cancellation locks the refund before its payment',
    file: office('qualification/cancellations/decideCancellation'),
    at: 'requestOf.lock',
    change: withoutCall('lockPayment'),
    suites: [SUITES.lockOrder],
  },
  {
    name: 'a row of an application or of a member is decided without its lock',
    file: office('parts/targets'),
    at: 'lockRow',
    change: withoutLink('forNoKeyUpdate'),
    suites: [SUITES.lockOrder],
  },
  {
    name: 'a correction writes applications that it has not locked',
    file: office('people/corrections/decide'),
    at: 'target.lock',
    change: withoutCall('lockApplicationsOf'),
    suites: [SUITES.lockOrder],
  },
  {
    name: 'a refund is decided without the lock of its payment',
    file: office('money/refunds/decisions'),
    at: 'refundTarget.lock',
    change: withoutCall('lockPayment'),
    suites: [SUITES.lockOrder],
  },
  {
    name: 'an employee decides the own matter',
    file: 'api/src/internalControls/acts/act.ts',
    at: 'lockNotOwn',
    change: withoutCall('requireNotOwn'),
    suites: [SUITES.conflictsOfInterest],
  },
  {
    name: 'one employee does what takes two',
    file: 'api/src/internalControls/acts/act.ts',
    at: 'actOfTwo',
    change: answered('requireSecondLook', "'go'"),
    suites: [SUITES.namedAccount],
  },
  {
    name: 'an act leaves no entry in the audit log',
    file: 'api/src/internalControls/acts/act.ts',
    at: 'act',
    change: withoutCall('recordAct'),
    suites: [SUITES.lifecycles],
  },
  {
    name: 'an act of two is in the audit log without its sum',
    file: 'api/src/internalControls/acts/act.ts',
    at: 'actOfTwo.sum',
    change: value('{}'),
    suites: [SUITES.lifecycles],
  },
  {
    name: 'an issued bill is in the audit log without its sum',
    file: office('money/bills/mark'),
    at: 'markBill',
    change: withoutEntry('amount'),
    suites: [SUITES.lifecycles],
  },
];
