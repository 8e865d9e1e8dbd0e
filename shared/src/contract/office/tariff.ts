import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, day, integer, rowNumber, won } from '../base/fields.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { MAX_TARIFF_WON, TARIFF_NAMES } from '../manager/tariff.ts';
import { optionalReason, reason } from './fields.ts';

/** Changes of the qualification's prices, requested by one employee and confirmed by another. */

const office = callsFor('money', '/api/office/tariff');

export const TARIFF_CHANGE_NAMES = {
  WAITING: '확인 대기',
  CONFIRMED: '확정',
  REFUSED: '반려',
} as const;
export type TariffChangeStatus = keyof typeof TARIFF_CHANGE_NAMES;

/** Fields for requesting a change. */
export const tariffChangeRules = {
  amount: v.pipe(
    v.number('금액을 입력해주세요.'),
    v.integer('금액을 숫자로 입력해주세요.'),
    v.minValue(0, '금액을 0원 이상으로 입력해주세요.'),
    v.maxValue(MAX_TARIFF_WON, '금액을 1,000,000원 이하로 입력해주세요.'),
  ),
  from: v.pipe(v.string('적용일을 입력해주세요.'), v.nonEmpty('적용일을 입력해주세요.'), day),
  reason,
};

export const officeTariffChanges = office.get('', {
  summary: 'The history of what the qualification costs, what waits for a second employee first, then the newest',
  input: v.object(paging),
  entity: listOf(
    v.object({
      changeNo: integer,
      itemName: v.string(),
      /** Price before the change. */
      former: won,
      amount: won,
      from: day,
      status: wordOf(TARIFF_CHANGE_NAMES),
      statusName: v.string(),
      reason: v.string(),
      askedBy: v.string(),
      askedAt: dateTime,
      /** True if the caller made the request, so that somebody else must confirm it. */
      isOwn: v.boolean(),
      /** Empty and null while pending. */
      decidedBy: v.string(),
      decidedAt: v.nullable(dateTime),
      /** Reason of the refusal. */
      answer: v.string(),
    }),
  ),
});

export const officeAskTariffChange = office.post('', {
  idempotent: true,
  summary: 'Asks another employee to confirm that an item costs something else from a later day on',
  input: v.object({ item: wordOf(TARIFF_NAMES), ...tariffChangeRules }),
  entity: integer,
});

export const officeDecideTariffChange = office.post('decide', {
  idempotent: true,
  summary: 'Confirms a change as the first employee asked, or refuses it with a reason; the first may take it back',
  input: v.pipe(
    v.object({
      changeNo: rowNumber,
      decision: v.picklist(['confirm', 'refuse'], NOT_OFFERED),
      reason: optionalReason,
    }),
    v.forward(
      v.check(({ decision, reason: said }) => decision === 'confirm' || said !== '', '사유를 입력해주세요.'),
      ['reason'],
    ),
  ),
  entity: integer,
});
