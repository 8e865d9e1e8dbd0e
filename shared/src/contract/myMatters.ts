import * as v from 'valibot';
import { memberCalls } from './base/callsFor.ts';
import { clockTime, dateTime, day, integer, won } from './base/fields.ts';
import { wordOf, type AsRead } from './base/words.ts';

/** What a member has going on with the association, in one place: what waits for the member, and what comes next. */

const member = memberCalls('/api/user');

/** What a member has to do, in the words of its link. */
export const MATTER_NAMES = {
  takeSeat: '배정된 자리 신청하기',
  pay: '결제하기',
  deposit: '입금 계좌 보기',
  nameRefundAccount: '환불 계좌 입력하기',
  checkRefundAccount: '환불 계좌 확인하기',
  transferFee: '수수료 입금 안내 보기',
  nameFeeAccount: '수수료 환불 계좌 입력하기',
} as const;
export type MatterKind = keyof typeof MATTER_NAMES;

/** What its end is called; empty where nothing ends by itself. */
export const MATTER_DUE_NAMES: Record<MatterKind, string> = {
  takeSeat: '신청 기한',
  pay: '결제 기한',
  deposit: '입금 기한',
  nameRefundAccount: '',
  checkRefundAccount: '확인 기한',
  transferFee: '입금 기한',
  nameFeeAccount: '',
};

/** The page of the portal where the member does, or sees, more of it. */
const path = v.string();

const waitingMatter = v.object({
  kind: wordOf(MATTER_NAMES),
  kindName: v.string(),
  /** Of the course, the exam or the certificate. */
  title: v.string(),
  /** Won. */
  amount: won,
  /** Until when; null where nothing ends by itself. */
  dueAt: v.nullable(dateTime),
  /** What that is called; empty where it is null. */
  dueName: v.string(),
  path,
});
/** As a browser reads it. */
export type WaitingMatter = AsRead<v.InferOutput<typeof waitingMatter>>;

const nextDate = v.object({
  /** 1 course, 2 exam. */
  applyType: v.picklist([1, 2]),
  title: v.string(),
  day,
  time: clockTime,
  /** `HH:mm`; empty where nobody has said so. */
  endTime: v.string(),
  address: v.string(),
  address2: v.string(),
  /** An online course has no way to it. */
  isOnline: v.boolean(),
  /**
   * Whether its slip or ticket can be printed: a ticket waits for the photo and the papers. Missing in the answer of an
   * API of another day.
   */
  hasPaper: v.optional(v.boolean()),
  /** Where its slip or ticket is, or is waited for. */
  path,
});
/** As a browser reads it. */
export type NextDate = AsRead<v.InferOutput<typeof nextDate>>;

const openRefund = v.object({ title: v.string(), amount: won, statusName: v.string(), path });
/** As a browser reads it. */
export type OpenRefund = AsRead<v.InferOutput<typeof openRefund>>;

export const getMapMyMatters = member.get('matters', {
  summary: 'What waits for the member, the most urgent first; the next date; refunds under way; how many of what',
  input: v.object({}),
  entity: v.object({
    waiting: v.array(waitingMatter),
    /** The confirmed course or exam that comes next, today's too. */
    next: v.nullable(nextDate),
    refunds: v.array(openRefund),
    counts: v.object({
      courses: integer,
      exams: integer,
      /** Valid ones. */
      certificates: integer,
      /** Grades for which a certificate can be asked for now. */
      certificatesToRequest: integer,
      notices: integer,
    }),
  }),
});

const openMatter = v.object({ title: v.string(), statusName: v.string(), path });
/** As a browser reads it. */
export type OpenMatter = AsRead<v.InferOutput<typeof openMatter>>;

export const fetchOpenMatters = member.get('openMatters', {
  summary: 'What keeps the member from leaving: applications, payments, refunds and certificates under way',
  input: v.object({}),
  entity: v.array(openMatter),
});
