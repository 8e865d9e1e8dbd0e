import { called } from '../changes/calls.ts';
import { decided, operator, withoutOperand } from '../changes/conditions.ts';
import { entry, literal, returns, value } from '../changes/values.ts';
import type { Fault } from '../fault.ts';
import { SUITES } from '../suites.ts';

const enrolment = (file: string) => `api/src/enrolment/${file}.ts`;

export const MONEY: readonly Fault[] = [
  {
    name: 'who was there is paid back when it is called off',
    file: enrolment('group/refundGroup'),
    at: 'findAttended',
    change: returns('new Set<number>()'),
    suites: [SUITES.groupCalledOff],
  },
  {
    name: 'outside the refund windows nothing of an unpaid seat is owed',
    file: enrolment('employer/cancelUnpaidSeats'),
    at: 'cancelUnpaidSeats.percent',
    change: literal('0', '100'),
    suites: [SUITES.invoices],
  },
  {
    name: 'a refund window ends at the beginning of its last day',
    file: 'api/src/money/refundQuote.ts',
    at: 'within',
    change: called('endOfSeoulDay', 'seoulInstant'),
    suites: [SUITES.refundQuote],
  },
  {
    name: 'money for a refund is not set aside but added',
    file: enrolment('refund/store'),
    at: 'reserveRefund',
    change: literal('+', '-'),
    suites: [SUITES.depositRefund],
  },
  {
    name: 'what went back is booked with the wrong sign',
    file: enrolment('payment/bookRefund'),
    at: 'bookRefund',
    change: operator('+', '-'),
    suites: [SUITES.depositRefund],
  },
  {
    name: 'an account that an employee named is paid at once',
    file: enrolment('refund/employeesAccount'),
    at: 'nameForMember.payableFrom',
    change: value('now'),
    suites: [SUITES.namedAccount],
  },
  {
    name: 'an approval gives back more than is left of a payment',
    file: enrolment('refund/requests'),
    at: 'decideRefund',
    change: called('min', 'max'),
    suites: [SUITES.cancel],
  },
  {
    name: 'what came by a transfer goes back through the gateway',
    file: enrolment('refund/store'),
    at: 'refundWay.isTransfer',
    change: value('false'),
    suites: [SUITES.invoices],
  },
  {
    name: 'a lost order of a refund is repeated under another key',
    file: 'api/src/modules/payment/refunds/refundJob.ts',
    at: 'claim',
    change: entry('attempt', 'refund.attempt + 1'),
    suites: [SUITES.troubledRefund],
  },
  {
    name: 'the surplus of a transfer is not owed',
    file: enrolment('employer/recordTransfer'),
    at: 'recordTransfer',
    change: decided('payment', false),
    suites: [SUITES.surplus],
  },
  {
    name: 'a deposit of another sum confirms a fee',
    file: 'api/src/modules/office/money/bank/compare.ts',
    at: 'judge.fitting',
    change: operator('===', '!==', 'amount'),
    suites: [SUITES.bank],
  },
  {
    name: 'a line of the bank is used twice',
    file: 'api/src/modules/office/money/bank/compare.ts',
    at: 'compareFile',
    change: decided('isUsed', false),
    suites: [SUITES.bank],
  },
  {
    name: 'a course that was moved back is still refunded in full',
    file: 'api/src/enrolment/application/mayCancelConfirmed.ts',
    at: 'mayLeaveChanged',
    change: withoutOperand('isMoved'),
    suites: [SUITES.changes],
  },
  {
    name: 'a corrected spelling of the place opens full refunds',
    file: 'shared/src/rules/place.ts',
    at: 'isSamePlace',
    change: returns('false'),
    suites: [SUITES.changes],
  },
  {
    name: 'a member who leaves what was changed gets only a part back',
    file: enrolment('application/move'),
    at: 'effects.refundChanged',
    change: entry('percent', '50'),
    suites: [SUITES.changes],
  },
];
