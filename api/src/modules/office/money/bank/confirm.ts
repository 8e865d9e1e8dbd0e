import { CODES, type Calls, type CallValue } from '@portal/shared/contract';
import type { BankSubject, ConfirmedLine, Outcome, StoredSubject } from '@portal/shared/contract/office';
import { maskName } from '@portal/shared/format';
import { inTransaction, sqlStateOf, UNIQUE_VIOLATION } from '../../../../database/transaction.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { ACTS, type LineOf } from './acts.ts';
import { compareFile, type ComparedLine } from './compare.ts';
import { closeUnknown } from './findings.ts';
import { lineKey } from './lineKey.ts';
import type { ReadLine } from './readLines.ts';

type Chosen = CallValue<Calls['officeConfirmBankLines']>['chosen'][number];

/** Confirms chosen lines, each in its own transaction, so that a rejected one does not block the others. */
export async function confirmBankLines(
  { content, chosen }: CallValue<Calls['officeConfirmBankLines']>,
  context: MemberContext,
): Promise<ConfirmedLine[]> {
  const lines = new Map((await compareFile(content, context)).map((line) => [line.shown.line, line]));
  const confirmed: ConfirmedLine[] = [];
  for (const choice of chosen) confirmed.push(await confirmOne(choice, lines.get(choice.line), context));
  return confirmed;
}

const refused = (line: number, problem: string): ConfirmedLine => ({ line, outcome: 'refused', problem });

async function confirmOne(
  choice: Chosen,
  compared: ComparedLine | undefined,
  context: MemberContext,
): Promise<ConfirmedLine> {
  const { line, matter, no } = choice;
  if (!compared?.read) return refused(line, '파일에 없는 줄입니다.');
  const { read, shown } = compared;
  if (!shown.candidates.some((candidate) => candidate.matter === matter && candidate.no === no))
    return refused(line, shown.note || '이 줄로는 처리할 수 없는 건입니다.');
  try {
    const outcome = await inTransaction(context.db, (db) => confirmWith(read, choice, { ...context, db }));
    return { line, outcome, problem: '' };
  } catch (error) {
    return refused(line, problemOf(error));
  }
}

/** Performs the act of a line and stores the line; its unique key prevents a repetition. */
async function confirmWith(read: ReadLine, { matter, no }: Chosen, context: MemberContext): Promise<Outcome> {
  const { db } = context;
  let stored: number | undefined;
  const outcome = await ACTS[matter](
    {
      no,
      day: read.day,
      amount: read.deposit || read.withdrawal,
      store: async (about) => {
        stored = await storeLine(read, { matter: STORED[matter], ...about }, context);
        return `은행 거래내역 ${read.day} (기록 ${stored}번)`;
      },
    },
    context,
  );
  // Undecided: the second employee confirms with the same line.
  if (outcome === 'done') await closeUnknown(read, context);
  else if (stored !== undefined) await db.deleteFrom('bank_line').where('bank_line_no', '=', stored).execute();
  return outcome;
}

/** A surplus is stored as a fee or an invoice too. */
const STORED: Record<BankSubject, StoredSubject> = {
  certificateFee: 'certificateFee',
  feeReturn: 'feeReturn',
  refund: 'refund',
  invoice: 'invoice',
  feeAgain: 'certificateFee',
  invoiceAgain: 'invoice',
};

/** Stores a line for the row that it confirms; returns its number. */
async function storeLine(
  read: ReadLine,
  about: { matter: StoredSubject } & LineOf,
  { db, now, configuration }: MemberContext,
): Promise<number> {
  const { bank_line_no } = await db
    .insertInto('bank_line')
    .values({
      line_key: lineKey(configuration.encryptionKeys, read),
      day: read.day,
      amount: read.deposit || read.withdrawal,
      name_masked: maskName(read.name),
      certificate_no: null,
      refund_no: null,
      ...about,
      confirmed_at: now,
    })
    .returning('bank_line_no')
    .executeTakeFirstOrThrow();
  await db.insertInto('bank_line_place').values({ bank_line_no, nth: read.nth, time: read.time }).execute();
  return bank_line_no;
}

/** Message of a rejected line; rethrows unexpected errors. */
function problemOf(error: unknown): string {
  if (sqlStateOf(error) === UNIQUE_VIOLATION) return '그사이 이미 처리된 줄입니다.';
  if (error instanceof BusinessError || error instanceof HttpError) return CODES[error.codeName].message;
  throw error;
}
