import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { day, integer, rowNumber, won } from '../base/fields.ts';
import { wordOf } from '../base/words.ts';

/** Comparison of a bank statement with awaited fees, invoices and refunds. */

const office = callsFor('money', '/api/office/bank');

/** Maximum base64 characters of a bank file, so that it fits into a body of 1 MiB: 10,000 lines of 75 bytes. */
const MAX_CONTENT = 1_000_000;

/** Maximum lines read from a bank file. */
export const MAX_BANK_LINES = 10_000;

/** Maximum lines confirmed in one request. */
export const MAX_CONFIRMED_LINES = 500;

/** States of a line after the comparison, with their Korean names. */
export const BANK_LINE_NAMES = {
  matched: '일치',
  several: '여러 건 해당',
  done: '이미 처리됨',
  none: '해당 없음',
  unreadable: '읽을 수 없음',
} as const;
export type BankLineState = keyof typeof BANK_LINE_NAMES;
const bankLineState = wordOf(BANK_LINE_NAMES);

/** Meanings that a line of the bank can have, with their Korean names. */
export const BANK_SUBJECT_NAMES = {
  certificateFee: '자격증 발급 수수료',
  feeReturn: '수수료 반환',
  refund: '환불 이체',
  invoice: '단체 신청 청구서',
  feeAgain: '수수료 두 번 입금',
  invoiceAgain: '청구서 두 번 입금',
} as const;
/**
 * Incoming fee, returned fee, refund by bank transfer, paid invoice, or a second payment of a fee or an invoice, which
 * is returned.
 */
export type BankSubject = keyof typeof BANK_SUBJECT_NAMES;
/** Duplicate payments, which are returned once confirmed. */
export const SURPLUS_SUBJECTS = ['feeAgain', 'invoiceAgain'] as const satisfies readonly BankSubject[];
/** Kinds stored in the database, where a duplicate payment is stored as a fee or an invoice. */
export type StoredSubject = Exclude<BankSubject, (typeof SURPLUS_SUBJECTS)[number]>;
const bankSubject = wordOf(BANK_SUBJECT_NAMES);

const candidate = v.object({
  matter: bankSubject,
  /** Number of the certificate, refund or invoice. */
  no: integer,
  /** Short description. */
  title: v.string(),
  /** Day since which it has been awaited. */
  since: day,
});
export type BankCandidate = v.InferOutput<typeof candidate>;

const bankLine = v.object({
  /** Line number in the file, starting at 1, including the headings. */
  line: integer,
  day: v.nullable(day),
  /** HH:mm; empty if the file has none. */
  time: v.string(),
  deposit: won,
  withdrawal: won,
  /** Payer or payee as written by the bank. */
  name: v.string(),
  state: bankLineState,
  /** Explanation for the employee; may be empty. */
  note: v.string(),
  /** Candidates. Of a matched line, the first is the match and a second may be the duplicate payment. */
  candidates: v.array(candidate),
});
export type BankLine = v.InferOutput<typeof bankLine>;

const content = v.pipe(
  v.string('파일을 골라주세요.'),
  v.nonEmpty('파일을 골라주세요.'),
  v.maxLength(MAX_CONTENT, '파일이 너무 큽니다. 기간을 나누어 내려받아주세요.'),
  v.base64('파일을 읽을 수 없습니다.'),
);

export const officeReadBankFile = office.post('read', {
  unanswered: null,
  summary:
    "Compares a bank's CSV file with the fees, invoices and refunds that wait; nothing is confirmed, the view is recorded",
  input: v.object({
    /** Bytes of the file in base64, encoded as UTF-8 or CP949. */
    content,
  }),
  entity: v.object({
    lines: v.array(bankLine),
    /** Number of lines per state. */
    counts: v.object({
      matched: integer,
      several: integer,
      done: integer,
      none: integer,
      unreadable: integer,
    }),
  }),
});

/** Outcome of a line to be confirmed. */
const confirmedLine = v.object({
  line: integer,
  /** `asked`: the sum is over the limit and needs confirmation by a second employee. */
  outcome: v.picklist(['done', 'asked', 'refused']),
  /** Reason for refusal; otherwise empty. */
  problem: v.string(),
});
export type ConfirmedLine = v.InferOutput<typeof confirmedLine>;

export const officeConfirmBankLines = office.post('confirm', {
  stepUp: 'always',
  summary: 'Confirms chosen lines of the file, each by itself; a line of the bank confirms one thing, once',
  input: v.object({
    content,
    chosen: v.pipe(
      v.array(v.object({ line: rowNumber, matter: bankSubject, no: rowNumber })),
      v.minLength(1, '확인할 줄을 한 건 이상 골라주세요.'),
      v.maxLength(MAX_CONFIRMED_LINES, `한 번에 ${MAX_CONFIRMED_LINES}건까지 확인할 수 있습니다.`),
    ),
  }),
  entity: v.array(confirmedLine),
});
