import * as v from 'valibot';
import { applyConsents } from '../applyConsent.ts';
import { memberCalls, publicCalls } from '../base/callsFor.ts';
import { integer, lines, numberText, oneOf, optionalName, requiredText, text } from '../base/fields.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { groupOccasion } from './groupOccasion.ts';

/** Link to a seat of a group, for the invited person. */

const anyone = publicCalls('/api/home/manager');
const member = memberCalls('/api/home/manager');

/** Code of the link. */
const code = requiredText(100, '초대 주소가 올바르지 않습니다. 받으신 문자의 주소를 다시 눌러주세요.');

export const groupInvitationAction = v.picklist(['accept', 'decline']);

export const GROUP_INVITATION_STATUS_NAMES = {
  OPEN: '수락 대기',
  ACCEPTED: '수락 완료',
  OVER: '만료',
} as const;

export const getMapGroupInvitation = anyone.get('getMapGroupInvitation', {
  alsoPost: true,
  summary: 'What the link to a seat of a group is for; a code that is not known answers 404. Limited for each network',
  input: v.object({ code }),
  entity: v.object({
    status: wordOf(GROUP_INVITATION_STATUS_NAMES),
    statusName: v.string(),
    ...groupOccasion,
    /** Masked: `홍*동`. */
    name: v.string(),
    /** Guest: `decline` only. Member: also `accept`, unless there is an obstacle. */
    allowedActions: v.array(groupInvitationAction),
    /** Reason why this member cannot accept; empty for a guest and if there is none. */
    reason: v.string(),
    /** Application of the member who accepted; otherwise null. */
    userExaminationNo: v.nullable(integer),
  }),
});

export const postIntGroupAccept = member.post('postIntGroupAccept', {
  unanswered: '신청이 되었는지 ‘교육 신청 확인’이나 ‘시험 신청 확인’에서 먼저 확인해주세요.',
  idempotent: true,
  summary:
    'Accepts a seat of a group as an application of the own, for the member whose phone was invited; entity is the ' +
    'new userExaminationNo',
  input: v.object({
    code,
    /** Consent to notify the employer of the acceptance and of a cancellation. */
    agreeSharing: v.literal(true, '회사에 수락 여부를 알리는 데 동의해주세요.'),
    /** Optional consent to give the employer the completion. */
    agreeCompletion: v.optional(v.boolean(NOT_OFFERED), false),
    /** Like `postIntEdu` and `postIntExam`; an omitted address is taken from the profile. */
    postCode: v.optional(numberText(10)),
    userAddress: v.optional(text(200)),
    userAddress2: v.optional(text(200)),
    memo: v.optional(lines(500), ''),
    consents: applyConsents,
    /** Courses only. */
    isDisorder: v.optional(oneOf([1, 2]), 1),
    /** Exams only. */
    enName: v.optional(optionalName(100), ''),
    userProfile: v.optional(text(300), ''),
  }),
  entity: integer,
});

export const patchIntGroupDecline = anyone.patch('patchIntGroupDecline', {
  summary: 'Declines a seat of a group by its link, also without an account; entity is the rows changed',
  input: v.object({ code }),
  entity: integer,
});
