/**
 * Columns of the list in the regulator's format. Its outcome file has at least the first one, the result and its
 * reason.
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

/** Result words in the regulator's file. */
export const RESULT_WORDS = { register: '등록', refuse: '반려' } as const;
export type RosterResult = keyof typeof RESULT_WORDS;
