import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { day, integer, rowNumber, won } from '../base/fields.ts';
import { wordOf } from '../base/words.ts';

/** The bank's list of what came and went, compared with what waits for it. */

const office = callsFor('money', '/api/office/bank');

/** Characters of a bank's file in base64, so that it fits into a body of 1 MiB: 10,000 lines of 75 bytes. */
const MAX_CONTENT = 1_000_000;

/** Lines of a bank's file that are read. */
export const MAX_BANK_LINES = 10_000;

/** Lines that are confirmed at once. */
export const MAX_CONFIRMED_LINES = 500;

/** What a line of the bank's file is to us, with the word for it. */
export const BANK_LINE_NAMES = {
  matched: '일치',
  several: '여러 건 해당',
  done: '이미 처리됨',
  none: '해당 없음',
  unreadable: '읽을 수 없음',
} as const;
export type BankLineState = keyof typeof BANK_LINE_NAMES;
const bankLineState = wordOf(BANK_LINE_NAMES);

/** What a line of the bank can stand for, with the word for it. */
export const BANK_MATTER_NAMES = {
  certificateFee: '자격증 발급 수수료',
  feeReturn: '수수료 반환',
  refund: '환불 이체',
  invoice: '단체 신청 청구서',
  feeAgain: '수수료 두 번 입금',
  invoiceAgain: '청구서 두 번 입금',
} as const;
/**
 * A fee that comes, a fee that goes back, a refund by bank, what an invoice is over; money that came although it had
 * come, and goes back.
 */
export type BankMatter = keyof typeof BANK_MATTER_NAMES;
/** Matters whose money goes back once they are confirmed. */
export const SURPLUS_MATTERS = ['feeAgain', 'invoiceAgain'] as const satisfies readonly BankMatter[];
/** As the database stores them: a surplus is a fee or an invoice too. */
export type StoredMatter = Exclude<BankMatter, (typeof SURPLUS_MATTERS)[number]>;
const bankMatter = wordOf(BANK_MATTER_NAMES);

const candidate = v.object({
  matter: bankMatter,
  /** The certificate's, the refund's or the invoice's number. */
  no: integer,
  /** What it is about, in a few words. */
  title: v.string(),
  /** Since when it waits. */
  since: day,
});
export type BankCandidate = v.InferOutput<typeof candidate>;

const bankLine = v.object({
  /** Its number in the file, from 1, the headings included. */
  line: integer,
  day: v.nullable(day),
  /** HH:mm; empty where the file has none. */
  time: v.string(),
  deposit: won,
  withdrawal: won,
  /** Who paid or was paid, as the bank writes it. */
  name: v.string(),
  state: bankLineState,
  /** What a person should know about it; may be empty. */
  note: v.string(),
  /** Candidates; the first one where it is matched, beside which a surplus may be named. */
  candidates: v.array(candidate),
});
export type BankLine = v.InferOutput<typeof bankLine>;

const content = v.pipe(
  v.string('파일을 골라주세요.'),
  v.nonEmpty('파일을 골라주세요.'),
  v.maxLength(MAX_CONTENT, '파일이 너무 큽니다. 기간을 나누어 내려받아 주세요.'),
  v.base64('파일을 읽을 수 없습니다.'),
);

export const officeReadBankFile = office.post('read', {
  unanswered: null,
  summary:
    "Compares a bank's CSV file with the fees, invoices and refunds that wait; nothing is confirmed, the view is recorded",
  input: v.object({
    /** The bytes of the file in base64: UTF-8 or CP949. */
    content,
  }),
  entity: v.object({
    lines: v.array(bankLine),
    /** Of each state, how many. */
    counts: v.object({
      matched: integer,
      several: integer,
      done: integer,
      none: integer,
      unreadable: integer,
    }),
  }),
});

/** What became of a line that was to be confirmed. */
const confirmedLine = v.object({
  line: integer,
  /** `asked`: the sum is over the limit, and a second employee must confirm the same. */
  outcome: v.picklist(['done', 'asked', 'refused']),
  /** Why it was refused; empty otherwise. */
  problem: v.string(),
});
export type ConfirmedLine = v.InferOutput<typeof confirmedLine>;

export const officeConfirmBankLines = office.post('confirm', {
  summary: 'Confirms chosen lines of the file, each by itself; a line of the bank confirms one thing, once',
  input: v.object({
    content,
    chosen: v.pipe(
      v.array(v.object({ line: rowNumber, matter: bankMatter, no: rowNumber })),
      v.minLength(1, '확인할 줄을 한 건 이상 골라주세요.'),
      v.maxLength(MAX_CONFIRMED_LINES, `한 번에 ${MAX_CONFIRMED_LINES}건까지 확인할 수 있습니다.`),
    ),
  }),
  entity: v.array(confirmedLine),
});
