import * as v from 'valibot';
import { APPLY_CONSENT_NAMES } from './applyConsent.ts';
import { call } from './base/call.ts';
import { memberCalls } from './base/callsFor.ts';
import { listOf, paging } from './base/envelope.ts';
import { dateTime, day, integer } from './base/fields.ts';
import { wordOf, type AsRead } from './base/words.ts';
import { textChange, VERSIONED_TEXT_NAMES } from './legalText.ts';

const member = memberCalls('/api/user');

/** Channel through which a member agreed or withdrew the consent. */
export const CONSENT_CHANNEL_NAMES = {
  web: '홈페이지',
  link: '메시지의 수신거부 링크',
  phone: '전화',
} as const;
export type ConsentChannel = keyof typeof CONSENT_CHANNEL_NAMES;

export const getListBoxConsent = member.get('consents', {
  summary: 'What the member has agreed to and taken back, with the version of each text, newest first',
  input: v.object(paging),
  entity: listOf(
    v.object({
      consentNo: integer,
      text: wordOf({ ...VERSIONED_TEXT_NAMES, ...APPLY_CONSENT_NAMES }),
      textName: v.string(),
      /** Effective day of that version, or the day of a form's wording. */
      version: day,
      /** False if withdrawn. */
      isGiven: v.boolean(),
      regDate: dateTime,
      channelName: v.string(),
    }),
  ),
});

const consentDue = v.object({
  ...textChange.entries,
  /** Effective day of the previous version. */
  former: day,
});
export type ConsentDue = AsRead<v.InferOutput<typeof consentDue>>;

export const getMapConsentsDue = member.get('consentsDue', {
  summary: 'The versions of texts that the member is asked to agree to since this login; none of an employee',
  input: v.object({}),
  entity: v.object({ due: v.array(consentDue) }),
});

export const postIntConsent = call({
  method: 'POST',
  path: '/api/user/consent',
  access: 'member',
  changes: true,
  summary: 'Agrees to a version that the member is asked about; the entity is how many are left',
  input: v.object({ text: wordOf(VERSIONED_TEXT_NAMES), version: day }),
  entity: integer,
});
