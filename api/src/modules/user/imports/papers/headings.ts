/** Columns of a file of certificates and completions with their accepted headings. */
export const PAPER_HEADINGS = {
  number: ['증서번호', '자격증번호', '수료증번호', '번호'],
  kind: ['종류', '구분'],
  name: ['이름', '성명'],
  issuedOn: ['발급일', '발급일자', '수료일', '취득일'],
  grade: ['급수', '등급'],
  title: ['교육명', '과정명'],
  oldNumber: ['회원번호', '회원코드', '회원관리번호'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PaperField = keyof typeof PAPER_HEADINGS;

export const REQUIRED_FIELDS: readonly PaperField[] = ['number', 'kind', 'name', 'issuedOn'];
