import { PHONE_HEADINGS } from '../../../../csv/headings.ts';

/**
 * Columns of the table of applicants, shared by export and import, so that an exported table can be imported with its
 * results filled in.
 */
export const HEADINGS = {
  applicationNo: '신청번호',
  examinationCode: '수험번호',
  name: '이름',
  birth: '생년월일',
  phone: '휴대폰번호',
  result: '결과',
} as const;

/** Headings in use for the same columns: our own first. */
export const ALL_HEADINGS: Readonly<Record<keyof typeof HEADINGS, readonly string[]>> = {
  applicationNo: [HEADINGS.applicationNo, '접수번호'],
  examinationCode: [HEADINGS.examinationCode],
  name: [HEADINGS.name, '성명', '성함'],
  birth: [HEADINGS.birth, '생일'],
  phone: [HEADINGS.phone, ...PHONE_HEADINGS, '휴대폰뒷자리', '전화번호뒷자리'],
  result: [HEADINGS.result],
};
