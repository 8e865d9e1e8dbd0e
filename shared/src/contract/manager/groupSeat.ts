import * as v from 'valibot';
import { mobilePhoneRule, refundAccountRules } from '../../rules/index.ts';
import { memberCalls } from '../base/callsFor.ts';
import { dateTime, integer, personName, rowNumber } from '../base/fields.ts';
import { wordOf } from '../base/words.ts';

/** A seat of a group, and the person named for it by the employer. */

const member = memberCalls('/api/home/manager');

/** Maximum seats of a group. */
export const MAX_GROUP_SEATS = 50;

export const GROUP_SEAT_STATUS_NAMES = {
  RESERVED: '초대 전',
  INVITED: '수락 대기',
  CONFIRMED: '수락 완료',
  CANCEL_REQUESTED: '취소접수',
  CANCELLED: '취소완료',
  REPLACED: '교체됨',
} as const;

/**
 * Status of a group's seat. CONFIRMED: the person has an application. REPLACED: another person has the seat, under
 * another number.
 */
export type GroupSeatStatus = keyof typeof GROUP_SEAT_STATUS_NAMES;

export const groupSeatStatus = wordOf(GROUP_SEAT_STATUS_NAMES);

export const GROUP_ANSWER_NAMES = { DECLINED: '초대 사양', LEFT: '참석 취소', UNANSWERED: '응답 없음' } as const;

/**
 * Reason why a seat returned to its employer: the person declined, cancelled after accepting, or did not respond in
 * time.
 */
export type GroupAnswer = keyof typeof GROUP_ANSWER_NAMES;

/**
 * `name`: changes name or phone before the group is paid. `invite`: names a person for a seat without one.
 * `replace`: names another person. `remind`: resends the link. `retract`: withdraws a request to cancel.
 */
export const groupSeatAction = v.picklist(['name', 'invite', 'replace', 'remind', 'cancel', 'retract']);

/** Person named for a seat. */
export const groupPerson = v.object({ name: personName, userPhone: mobilePhoneRule });

/** Seat as displayed to the employer: the name that the employer gave, and whether it was accepted. */
export const groupSeat = v.object({
  seatNo: integer,
  /** From 1; a replacement has the same one. */
  position: integer,
  /** Empty some time after the seat was cancelled or replaced. */
  name: v.string(),
  /** Masked: `010-****-1234`. */
  userPhone: v.string(),
  status: groupSeatStatus,
  statusName: v.string(),
  answer: v.nullable(wordOf(GROUP_ANSWER_NAMES)),
  /** Empty if there is none. */
  answerName: v.string(),
  /** Time of the newest link; null before the first one. */
  invitedAt: v.nullable(dateTime),
  /** Time at which a link over today's limit will be sent; null if none is pending. Absent from older APIs. */
  linkAfter: v.optional(v.nullable(dateTime)),
  /** Time of acceptance; null if not accepted. */
  confirmedAt: v.nullable(dateTime),
  allowedActions: v.array(groupSeatAction),
});

export const patchIntGroupSeat = member.patch('patchIntGroupSeat', {
  unanswered: '자리가 바뀌었는지 ‘단체 신청’에서 먼저 확인해주세요.',
  idempotent: true,
  summary:
    'Names the person of a seat, and invites who was not asked before; another phone replaces who was. entity is the ' +
    "seat's number: another one where somebody was replaced",
  input: v.object({ seatNo: rowNumber, ...groupPerson.entries }),
  entity: integer,
});

export const patchIntGroupRemind = member.patch('patchIntGroupRemind', {
  unanswered: null,
  idempotent: true,
  summary: 'Sends the person of a seat the link once more, the former one ends; entity is the messages sent',
  input: v.object({ seatNo: rowNumber }),
  entity: integer,
});

export const patchIntGroupSeatCancel = member.patch('patchIntGroupSeatCancel', {
  unanswered: '취소가 접수되었는지 ‘단체 신청’에서 먼저 확인해주세요.',
  idempotent: true,
  summary:
    'Asks to cancel seats of a paid group and for their refund by the windows, all of these or none; entity is the ' +
    'seats changed. Without an account where money goes back to one the answer is 400',
  input: v.object({
    groupNo: rowNumber,
    seatNos: v.pipe(
      v.array(rowNumber, '취소할 자리를 골라주세요.'),
      v.minLength(1, '취소할 자리를 골라주세요.'),
      v.maxLength(MAX_GROUP_SEATS, `한 번에 ${MAX_GROUP_SEATS}명까지 취소할 수 있습니다.`),
    ),
    ...v.partial(v.object(refundAccountRules)).entries,
  }),
  entity: integer,
});

export const patchIntGroupSeatRetract = member.patch('patchIntGroupSeatRetract', {
  unanswered: '취소가 철회되었는지 ‘단체 신청’에서 먼저 확인해주세요.',
  idempotent: true,
  summary: 'Takes back a request to cancel a seat, while it waits for its decision; entity is the rows changed',
  input: v.object({ seatNo: rowNumber }),
  entity: integer,
});
