import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import {
  clockTime,
  count,
  dateTime,
  day,
  industryType,
  integer,
  oneOf,
  requiredLines,
  requiredText,
  rowNumber,
  text,
  won,
} from '../base/fields.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { branchName } from '../branch.ts';
import { optionalReason, outcome, reason, secondLook } from './fields.ts';

/**
 * Advertising messages to members who agreed to marketing (정보통신망법 제50조). Employees of a branch make none of these
 * calls.
 */

const office = callsFor('members', '/api/office/bulletins');

export const BULLETIN_KIND_NAMES = { EDUCATION: '교육 안내', EXAM: '시험 안내', NEWS: '협회 소식' } as const;
export type BulletinKind = keyof typeof BULLETIN_KIND_NAMES;

export const BULLETIN_STATUS_NAMES = {
  DRAFT: '쓰는 중',
  SENDING: '보내는 중',
  DONE: '보냄',
  CALLED_OFF: '거둠',
} as const;
export type BulletinStatus = keyof typeof BULLETIN_STATUS_NAMES;

/** State of a message for one of its recipients. */
export const BULLETIN_OUTCOME_NAMES = {
  WAITING: '보내기 전',
  QUEUED: '보내는 중',
  SENT: '보냄',
  FAILED: '실패',
  UNREACHED: '받을 방법 없음',
  REFUSED: '수신 거부',
  CALLED_OFF: '거둠',
} as const;
export type BulletinOutcome = keyof typeof BULLETIN_OUTCOME_NAMES;

/** Recipients to whom one employee may send alone. */
export const MAX_BULLETIN_ALONE = 100;

const MAX_REGIONS = 20;
const DAY_BEGINS = '08:00';
const DAY_ENDS = '20:59';

const link = v.pipe(
  text(200),
  v.check(
    (path) => path === '' || /^\/(?!office(?:\/|$)|api\/|\/)[\w\-/?=&%.]*$/.test(path),
    '홈페이지 주소에서 /부터 적어주세요. 사무국 화면은 적을 수 없습니다.',
  ),
);

const title = v.pipe(
  requiredText(40, '제목을 입력해주세요.'),
  v.check((typed) => !/^[([（［]\s*광\s*고/.test(typed), '(광고) 표시는 저절로 붙습니다. 빼고 적어주세요.'),
);

const sendTime = v.pipe(
  clockTime,
  v.check((time) => time >= DAY_BEGINS && time <= DAY_ENDS, '밤 9시부터 아침 8시까지는 보낼 수 없습니다.'),
);

const bulletinForm = v.pipe(
  v.object({
    kind: wordOf(BULLETIN_KIND_NAMES, '종류를 골라주세요.'),
    title,
    content: requiredLines(700, '내용을 입력해주세요.'),
    link: v.optional(link, ''),
    industryType: v.optional(v.nullable(industryType), null),
    /** Beginnings of addresses, such as `경기 수원시`. */
    regions: v.optional(
      v.pipe(
        v.array(requiredText(50, '지역을 입력해주세요.')),
        v.maxLength(MAX_REGIONS, `지역은 ${MAX_REGIONS}곳 이하로 입력해주세요.`),
      ),
      [],
    ),
    /** Holders of a valid certificate of this grade. */
    grade: v.optional(v.nullable(oneOf([1, 2])), null),
    branchNo: v.optional(v.nullable(rowNumber), null),
    /** Both, or none to send at once. */
    sendDay: v.optional(v.nullable(day), null),
    sendTime: v.optional(v.nullable(sendTime), null),
  }),
  v.forward(
    v.check(({ sendDay, sendTime: time }) => time === null || sendDay !== null, '보낼 날짜를 입력해주세요.'),
    ['sendDay'],
  ),
  v.forward(
    v.check(({ sendDay, sendTime: time }) => sendDay === null || time !== null, '보낼 시각을 입력해주세요.'),
    ['sendTime'],
  ),
);
export type BulletinForm = v.InferOutput<typeof bulletinForm>;

const bulletinAction = v.picklist(['change', 'send', 'callOff'], NOT_OFFERED);

const listed = {
  bulletinNo: integer,
  kind: wordOf(BULLETIN_KIND_NAMES),
  title: v.string(),
  status: wordOf(BULLETIN_STATUS_NAMES),
  statusName: v.string(),
  /** Employees; empty for one who has left. */
  writtenBy: v.string(),
  writtenAt: dateTime,
  sentBy: v.string(),
  /** The second employee; empty if none was needed. */
  approvedBy: v.string(),
  /** Null until it is sent. */
  startedAt: v.nullable(dateTime),
  /** Reserved time; null for one sent at once. */
  sendAt: v.nullable(dateTime),
  /** Members chosen, and of them those whom it reached, failed to reach, and who had withdrawn their consent. */
  recipients: integer,
  sent: integer,
  failed: integer,
  refused: integer,
  secondLook,
};

export const officeBulletins = office.get('', {
  summary: 'Advertising messages, newest first, each with its employees and numbers of members',
  input: v.object(paging),
  entity: listOf(v.object(listed)),
});

export const officeBulletin = office.get('bulletin', {
  summary: 'One advertising message; of a draft the texts as they will be sent, to how many and for how much',
  input: v.object({ bulletinNo: rowNumber }),
  entity: v.object({
    ...listed,
    version: integer,
    content: v.string(),
    link: v.string(),
    industryType: v.nullable(industryType),
    regions: v.array(v.string()),
    grade: v.nullable(integer),
    branch: v.nullable(branchName),
    calledOffBy: v.string(),
    calledOffAt: v.nullable(dateTime),
    /** Texts with a link that ends nobody's consent. */
    sms: v.string(),
    smsBytes: integer,
    mailSubject: v.string(),
    mail: v.string(),
    /** Recipients of a draft by now; null once it is sent. */
    preview: v.nullable(
      v.object({
        recipients: integer,
        bySms: integer,
        byMail: integer,
        unreached: integer,
        cost: won,
        /** Later than now at night, or at the reserved time. */
        sendsAt: dateTime,
        /** True if a second employee must approve it. */
        takesTwo: v.boolean(),
      }),
    ),
    allowedActions: v.array(bulletinAction),
  }),
});

export const officeSaveBulletin = office.post('', {
  idempotent: true,
  summary: 'Makes a draft of an advertising message, or changes the one of this number; entity is its number',
  input: v.object({
    bulletinNo: v.optional(rowNumber),
    version: v.optional(rowNumber),
    bulletin: bulletinForm,
  }),
  entity: integer,
});

export const officeSendBulletin = office.post('send', {
  idempotent: true,
  summary: 'Sends an advertising message to as many members as the preview said; above a limit two employees do it',
  input: v.object({ bulletinNo: rowNumber, version: rowNumber, recipients: count, reason: optionalReason }),
  entity: outcome,
});

export const officeCallOffBulletin = office.post('callOff', {
  idempotent: true,
  summary: 'Calls an advertising message off: a draft, or what of it is not sent yet; entity is the messages stopped',
  input: v.object({ bulletinNo: rowNumber, reason }),
  entity: integer,
});
