/**
 * The columns of the list as the regulator takes it. Its file of outcomes has at least the first of them, and the
 * result with its reason.
 */
export const HEADINGS = {
  rosterNo: '관리번호',
  industry: '업종',
  business: '업소명',
  licence: '인허가번호',
  name: '성명',
  birth: '생년월일',
  phone: '휴대폰번호',
  address: '소재지',
} as const;

export const RESULT_HEADING = '결과';
export const REASON_HEADING = '사유';

/** What the regulator has done with a member, as its file says it. */
export const RESULT_WORDS = { register: '등록', refuse: '반려' } as const;
export type RosterResult = keyof typeof RESULT_WORDS;
