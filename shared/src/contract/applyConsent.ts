import * as v from 'valibot';
import { day } from './base/fields.ts';
import { wordOf } from './base/words.ts';

/** Consents given with an application, beside those to the versioned texts, with their names. */
export const APPLY_CONSENT_NAMES = {
  refund: '환불 기준',
  application: '신청을 위한 개인정보 수집·이용',
  health: '편의 제공을 위한 민감정보(건강) 수집·이용',
  sharing: '회사에 수락·취소 여부 제공',
  completion: '회사에 수료증 제공',
  informed: '신청하실 분들께 안내하고 동의 받음',
} as const;
export type ApplyConsentItem = keyof typeof APPLY_CONSENT_NAMES;

/** Day of the present wording in the forms; a changed wording gets a new day. */
export const APPLY_CONSENT_VERSION = '2026-11-29';

/** Consents with the day of the wording shown. A build of the last month sends none, though its forms ask for them. */
export const applyConsents = v.optional(
  v.pipe(
    v.array(v.object({ item: wordOf(APPLY_CONSENT_NAMES, '동의 항목을 확인해주세요.'), version: day })),
    v.maxLength(Object.keys(APPLY_CONSENT_NAMES).length, '동의 항목을 확인해주세요.'),
  ),
);
export type ApplyConsents = v.InferOutput<typeof applyConsents>;
