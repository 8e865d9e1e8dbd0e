import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, day, integer, requiredLines, rowNumber, won } from '../base/fields.ts';

/** Differences between the records of the gateway or bank and ours. */

const office = callsFor('money', '/api/office/findings');

/** Kinds of findings, with their Korean names. */
export const FINDING_NAMES = {
  MISSED_PAYMENT: '우리가 몰랐던 입금',
  REFUNDED_OUTSIDE: '결제사에서 직접 한 환불',
  UNKNOWN_PAYMENT: '우리 기록에 없는 결제',
  AMOUNT_DIFFERS: '금액이 다름',
  TAX_DIFFERS: '면세 금액이 다름',
  NOT_AT_GATEWAY: '결제사 기록에 없음',
  MEMBER_GONE: '탈퇴하거나 이용이 정지된 분의 입금',
  UNKNOWN_DEPOSIT: '협회 계좌에 들어온 모르는 돈',
  UNKNOWN_WITHDRAWAL: '협회 계좌에서 나간 모르는 돈',
  JOURNAL_DIFFERS: '전표가 장부와 다름',
} as const;
export type FindingKind = keyof typeof FINDING_NAMES;

export const officeFindings = office.get('', {
  summary: 'Open differences between the lists of the gateway or the bank and ours, oldest first',
  input: v.object(paging),
  entity: listOf(
    v.object({
      findingNo: integer,
      /** Day of the settlement list or of the bank's line. */
      day,
      kindName: v.string(),
      gatewayNo: v.string(),
      paymentNo: v.nullable(integer),
      gatewayAmount: won,
      ourAmount: won,
      foundAt: dateTime,
    }),
  ),
});

export const officeCloseFinding = office.post('close', {
  idempotent: true,
  summary: 'Closes a difference, with what was done about it; entity is the rows changed',
  input: v.object({ findingNo: rowNumber, note: requiredLines(1000, '처리한 내용을 입력해주세요.') }),
  entity: integer,
});
