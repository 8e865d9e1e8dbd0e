import { PHONE_HEADINGS } from '../../../../csv/headings.ts';

/**
 * Columns of a file of hygiene education with their accepted headings. Each comment is its row in the operating
 * reference.
 */
export const HYGIENE_HEADINGS = {
  /** Number on the paper, required. */
  number: ['수료증번호', '이수번호', '증서번호', '번호'],
  /** 신규 (6 hours) or 기존 (3 hours), required. */
  course: ['교육구분', '교육과정', '과정명', '교육명', '교육시간', '구분'],
  /** Day of completion, required. */
  completedOn: ['수료일', '수료일자', '이수일', '이수일자', '교육일', '교육일자'],
  /** Name, required. */
  name: ['이름', '성명'],
  /** Date of birth in eight digits, required. */
  userBirth: ['생년월일', '생일'],
  /** Mobile phone: this, the licence or the former number is required. */
  userPhone: ['휴대폰번호', ...PHONE_HEADINGS],
  /** Licence of the business. */
  lcns_no: ['인허가번호', '신고번호', '영업신고번호'],
  /** Number in the former system. */
  oldNumber: ['회원번호', '회원코드', '회원관리번호'],
  /** Name of the business. */
  bssh_nm: ['업소명', '상호', '업소이름'],
  /** Class room or branch. */
  provider: ['교육기관', '교육장', '지회'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type HygieneField = keyof typeof HYGIENE_HEADINGS;

export const REQUIRED_FIELDS: readonly HygieneField[] = ['number', 'course', 'completedOn', 'name', 'userBirth'];
