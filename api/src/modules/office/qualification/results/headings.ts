/**
 * The columns of the table of applicants: the export writes these headings and the import reads them, so that a table
 * that was exported comes back with its results filled in.
 */
export const HEADINGS = {
  applicationNo: '신청번호',
  examinationCode: '수험번호',
  name: '이름',
  birth: '생년월일',
  phone: '휴대폰번호',
  result: '결과',
} as const;

/** What people write for the same column. Without white space. */
export const OTHER_HEADINGS: Readonly<Record<string, keyof typeof HEADINGS>> = {
  접수번호: 'applicationNo',
  성명: 'name',
  휴대폰: 'phone',
  전화번호: 'phone',
  연락처: 'phone',
  휴대폰뒷자리: 'phone',
  전화번호뒷자리: 'phone',
};

/** The column of a subject's scores, as a table's headings are read: without white space. */
export const headingOf = (subject: string): string => subject.replace(/\s/g, '');
