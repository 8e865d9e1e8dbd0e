/**
 * Columns of a file of certificates and completions with their accepted headings. Each comment is its row in the
 * operating reference.
 */
export const PAPER_HEADINGS = {
  /** Number on the paper, required. */
  number: ['증서번호', '자격증번호', '수료증번호', '번호'],
  /** 자격증 or 수료증, required; valid ones only. */
  kind: ['종류', '구분'],
  /** Name of the holder, required; stored masked. */
  name: ['이름', '성명'],
  /** Day of issue, required. */
  issuedOn: ['발급일', '발급일자', '수료일', '취득일'],
  /** Grade of a certificate: 1급 or 2급. */
  grade: ['급수', '등급'],
  /** Name of the course of a completion. */
  title: ['교육명', '과정명'],
  /** Number of the holder in the former system; empty for somebody who is no member. */
  oldNumber: ['회원번호', '회원코드', '회원관리번호'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PaperField = keyof typeof PAPER_HEADINGS;

export const REQUIRED_FIELDS: readonly PaperField[] = ['number', 'kind', 'name', 'issuedOn'];
