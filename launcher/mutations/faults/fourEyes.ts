import { dayOfUtc, withoutCall, withoutWhere } from '../changes/calls.ts';
import { decided, operator, withoutOperand, words } from '../changes/conditions.ts';
import { returns, value } from '../changes/values.ts';
import type { Fault } from '../fault.ts';
import { SUITES } from '../suites.ts';

const fourEyes = (file: string) => `api/src/internalControls/fourEyes/${file}.ts`;

export const FOUR_EYES: readonly Fault[] = [
  {
    name: 'one employee moves a course and opens full refunds',
    file: 'api/src/modules/office/qualification/offerings/announceMove.ts',
    at: 'requireMayMove',
    change: decided('requireSecondLook', true),
    suites: [SUITES.changes],
  },
  {
    name: 'a dismissed employee is the first of two',
    file: fourEyes('secondLook'),
    at: 'findCountingLook',
    change: decided('mayStill', true),
    suites: [SUITES.secondLook],
  },
  {
    name: 'one employee is both pairs of eyes',
    file: fourEyes('secondLook'),
    at: 'requireSecondLook.isOwn',
    change: value('false'),
    suites: [SUITES.secondLook],
  },
  {
    name: 'the second employee confirms another account than the first has named',
    file: fourEyes('secondLook'),
    at: 'requireSecondLook.isSame',
    change: value('true'),
    suites: [SUITES.secondLook],
  },
  {
    name: 'who is no pair confirms',
    file: fourEyes('secondLook'),
    at: 'requireSecondLook',
    change: decided('bar', false),
    suites: [SUITES.grants],
  },
  {
    name: 'what was asked for one act confirms another one',
    file: fourEyes('secondLook'),
    at: 'findOpenLook',
    change: withoutWhere('act'),
    suites: [SUITES.secondLook],
  },
  {
    name: 'one employee moves more than the sum of a day',
    file: fourEyes('movedAlone'),
    at: 'mayMoveAlone',
    change: words('where moved_alone.amount + excluded.amount <=', 'where moved_alone.amount <='),
    suites: [SUITES.movedAlone],
  },
  {
    name: 'the sum of a day begins anew at the midnight of UTC',
    file: fourEyes('movedAlone'),
    at: 'mayMoveAlone',
    change: dayOfUtc(),
    suites: [SUITES.movedAlone],
  },
  {
    name: 'exactly the limit of one act takes two',
    file: fourEyes('movedAlone'),
    at: 'mayMoveAlone',
    change: operator('>', '>=', 'fourEyesOver'),
    suites: [SUITES.movedAlone],
  },
  {
    name: 'who has just given a right is the second pair of eyes',
    file: fourEyes('pairs'),
    at: 'areClose',
    change: returns('false'),
    suites: [SUITES.pairs],
  },
  {
    name: 'two of another name are one person',
    file: 'api/src/internalControls/persons/samePerson.ts',
    at: 'isSamePerson',
    change: withoutOperand('comparedName'),
    suites: [SUITES.samePerson],
  },
  {
    name: 'nobody notices that an act of the own matter was refused',
    file: 'api/src/internalControls/audit/refuseAct.ts',
    at: 'refuseAct',
    change: withoutCall('afterRefusal'),
    suites: [SUITES.conflictsOfInterest],
  },
];
