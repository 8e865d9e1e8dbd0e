import { dayOfUtc, withoutCall } from '../changes/calls.ts';
import { decided, operator } from '../changes/conditions.ts';
import { value } from '../changes/values.ts';
import type { Fault } from '../fault.ts';
import { SUITES } from '../suites.ts';

const receipt = (file: string) => `api/src/enrolment/cashReceipt/${file}.ts`;
const FEES = 'api/src/modules/payment/cashReceipts/fees.test.ts';

export const CASH_RECEIPTS: readonly Fault[] = [
  {
    name: 'a cash receipt is asked for after the last moment',
    file: receipt('deadline'),
    at: 'mayRequest',
    change: operator('<', '<='),
    suites: [SUITES.cashReceipts],
  },
  {
    name: 'a cash receipt is for money that came by the day of UTC',
    file: receipt('money'),
    at: 'moneyOfPayment',
    change: dayOfUtc(),
    suites: [SUITES.dayEdges],
  },
  {
    name: 'a cash receipt is over money that goes back',
    file: receipt('money'),
    at: 'moneyOfPayment.retained',
    change: operator('-', '+', 'paid_amount'),
    suites: [SUITES.cashReceipts],
  },
  {
    name: 'a cash receipt is corrected while its order may still come',
    file: receipt('request'),
    at: 'correct',
    change: decided('is_unanswered', false),
    suites: [SUITES.cashReceipts],
  },
  {
    name: 'the number of a cash receipt is shown whole',
    file: receipt('store'),
    at: 'VISIBLE_DIGITS',
    change: value('20'),
    suites: [SUITES.cashReceipts],
  },
  {
    name: 'a failure that was mended is told all the same',
    file: receipt('request'),
    at: 'correct',
    change: withoutCall('keepFailureUnsent'),
    suites: [SUITES.failedReceipts],
  },
  {
    name: 'a cash receipt is issued over a fee that is owed',
    file: receipt('money'),
    at: 'moneyOfFee',
    change: decided('came', true, 1),
    suites: [FEES],
  },
];
