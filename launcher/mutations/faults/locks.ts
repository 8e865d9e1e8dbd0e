import { withoutCall, withoutLink } from '../changes/calls.ts';
import { withoutEntry } from '../changes/values.ts';
import type { Fault } from '../fault.ts';
import { SUITES } from '../suites.ts';

const office = (file: string) => `api/src/modules/office/${file}.ts`;

export const LOCKS: readonly Fault[] = [
  {
    name: 'a cancellation locks the refund before its payment',
    file: office('qualification/cancellations/decideCancellation'),
    at: 'decideCancellation',
    change: withoutCall('lockPayment'),
    suites: [SUITES.lockOrder],
  },
  {
    name: 'an objection is decided without its lock',
    file: office('parts/lockMatter'),
    at: 'requireObjection',
    change: withoutLink('forNoKeyUpdate'),
    suites: [SUITES.lockOrder],
  },
  {
    name: 'a correction writes applications that it has not locked',
    file: office('parts/lockMatter'),
    at: 'requireCorrection',
    change: withoutCall('lockApplicationsOf'),
    suites: [SUITES.lockOrder],
  },
  {
    name: 'an issued bill is in the audit log without its sum',
    file: office('money/bills/mark'),
    at: 'markBill',
    change: withoutEntry('amount'),
    suites: [SUITES.lifecycles],
  },
];
