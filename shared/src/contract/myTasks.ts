import * as v from 'valibot';
import { memberCalls } from './base/callsFor.ts';
import { clockTime, dateTime, day, integer, won } from './base/fields.ts';
import { wordOf, type AsRead } from './base/words.ts';

/** Overview of a member's open tasks and next events. */

const member = memberCalls('/api/user');

/** Kinds of open tasks, with the text of their link. */
export const TASK_NAMES = {
  takeSeat: '배정된 자리 신청하기',
  pay: '결제하기',
  deposit: '입금 계좌 보기',
  nameRefundAccount: '환불 계좌 입력하기',
  checkRefundAccount: '환불 계좌 확인하기',
  transferFee: '수수료 입금 안내 보기',
  nameFeeAccount: '수수료 환불 계좌 입력하기',
  addPhoto: '사진 올리기',
  giveEvidence: '응시 자격 증빙 내기',
  giveEvidenceAgain: '응시 자격 증빙 다시 내기',
  invite: '직원 초대하기',
  lateEvidence: '신청 상세 보기',
  noTicket: '신청 상세 보기',
} as const;
export type TaskKind = keyof typeof TASK_NAMES;

/** Label of the deadline; empty if there is none. */
export const TASK_DUE_NAMES: Record<TaskKind, string> = {
  takeSeat: '신청 기한',
  pay: '결제 기한',
  deposit: '입금 기한',
  nameRefundAccount: '',
  checkRefundAccount: '확인 기한',
  transferFee: '입금 기한',
  nameFeeAccount: '',
  addPhoto: '사진 기한',
  giveEvidence: '증빙 기한',
  giveEvidenceAgain: '증빙 기한',
  invite: '초대 수락 기한',
  lateEvidence: '취소하고 환불받을 기한',
  noTicket: '취소하고 환불받을 기한',
};

/** Reason for a task, shown with its title. */
export const TASK_NOTES: Partial<Record<string, string>> = {
  addPhoto: '사진이 있어야 수험표가 나옵니다.',
  giveEvidence: '증빙이 인정되어야 수험표가 나옵니다.',
  giveEvidenceAgain: '보완이 필요합니다. 증빙이 인정되어야 수험표가 나옵니다.',
  invite: '초대를 보내고, 기한 안에 수락하신 분만 참석하실 수 있습니다.',
  lateEvidence:
    '증빙 기한이 지나 시험 전에 인정되지 않을 수 있습니다. 응시하지 않으시려면 취소하고 환불받으실 수 있습니다.',
  noTicket: '기한까지 갖추지 못하신 것이 있어 수험표가 나오지 않았습니다. 수험표가 없으면 응시하실 수 없습니다.',
} satisfies Partial<Record<TaskKind, string>>;

/** Page of the portal for the task or its details. */
const path = v.string();

const waitingTask = v.object({
  kind: wordOf(TASK_NAMES),
  kindName: v.string(),
  /** Title of the course, exam or certificate. */
  title: v.string(),
  /** Won; 0 if the task is not about money. */
  amount: won,
  /** Deadline; null if there is none. */
  dueAt: v.nullable(dateTime),
  /** True once the deadline has passed. Absent from older APIs. */
  isOverdue: v.optional(v.boolean()),
  /** Label of the deadline; empty if it is null. */
  dueName: v.string(),
  path,
});
/** Task as read by a browser. */
export type WaitingTask = AsRead<v.InferOutput<typeof waitingTask>>;

const nextDate = v.object({
  /** 1: course, 2: exam. */
  applyType: v.picklist([1, 2]),
  title: v.string(),
  day,
  time: clockTime,
  /** `HH:mm`; empty if unknown. */
  endTime: v.string(),
  address: v.string(),
  address2: v.string(),
  /** True for an online course, which has no directions. */
  isOnline: v.boolean(),
  /** True if the slip or ticket can be printed; a ticket requires the photo and documents. Absent from older APIs. */
  hasPaper: v.optional(v.boolean()),
  /** Page of the slip or ticket, also while it is not available yet. */
  path,
});
/** Event as read by a browser. */
export type NextDate = AsRead<v.InferOutput<typeof nextDate>>;

const openRefund = v.object({ title: v.string(), amount: won, statusName: v.string(), path });
/** Refund as read by a browser. */
export type OpenRefund = AsRead<v.InferOutput<typeof openRefund>>;

export const getMapMyMatters = member.get('matters', {
  summary: 'What waits for the member, the most urgent first; the next date; refunds under way; how many of what',
  input: v.object({}),
  entity: v.object({
    waiting: v.array(waitingTask),
    /** Next confirmed course or exam, including today's. */
    next: v.nullable(nextDate),
    refunds: v.array(openRefund),
    counts: v.object({
      courses: integer,
      exams: integer,
      /** Valid certificates. */
      certificates: integer,
      /** Grades for which a certificate can be requested now. */
      certificatesToRequest: integer,
      notices: integer,
    }),
  }),
});

const openTask = v.object({ title: v.string(), statusName: v.string(), path });
/** Open record as read by a browser. */
export type OpenTask = AsRead<v.InferOutput<typeof openTask>>;

export const fetchOpenMatters = member.get('openMatters', {
  summary: 'What keeps the member from leaving: applications, payments, refunds and certificates under way',
  input: v.object({}),
  entity: v.array(openTask),
});
