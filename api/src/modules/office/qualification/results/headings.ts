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

/** Other headings in use for the same columns, without whitespace. */
export const OTHER_HEADINGS: Readonly<Record<string, keyof typeof HEADINGS>> = {
  접수번호: 'applicationNo',
  성명: 'name',
  휴대폰: 'phone',
  전화번호: 'phone',
  연락처: 'phone',
  휴대폰뒷자리: 'phone',
  전화번호뒷자리: 'phone',
};

/** Heading of a subject's scores in the normalized form: without whitespace. */
export const headingOf = (subject: string): string => subject.replace(/\s/g, '');
