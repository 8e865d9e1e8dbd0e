import { CODES, type Calls, type CallValue } from '@portal/shared/contract';
import type { BankMatter, ConfirmedLine, Outcome } from '@portal/shared/contract/office';
import { maskName } from '@portal/shared/format';
import { inTransaction, sqlStateOf, UNIQUE_VIOLATION } from '../../../../database/transaction.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { confirmFee, recordFeeReturn } from '../fees/decisions.ts';
import { confirmInvoice } from '../invoices/confirm.ts';
import { recordRefundTransfer } from '../refunds/decisions.ts';
import { compareFile, type ComparedLine } from './compare.ts';
import { lineKey } from './lineKey.ts';
import type { ReadLine } from './readLines.ts';

type Chosen = CallValue<Calls['officeConfirmBankLines']>['chosen'][number];

interface Act {
  no: number;
  /** Of the line. */
  day: string;
  amount: number;
  reason: string;
}

const ACTS: Record<BankMatter, (act: Act, context: MemberContext) => Promise<Outcome>> = {
  certificateFee: async ({ no: certificateNo, day, reason }, context) => {
    await confirmFee({ certificateNo, day, reason }, context);
    return 'done';
  },
  feeReturn: ({ no: certificateNo, reason }, context) => recordFeeReturn({ certificateNo, reason }, context),
  refund: ({ no: refundNo, reason }, context) => recordRefundTransfer({ refundNo, reason }, context),
  invoice: async ({ no: invoiceNo, day, amount, reason }, context) => {
    await confirmInvoice({ invoiceNo, day, amount, reason }, context);
    return 'done';
  },
};

/** Confirms chosen lines, each in a transaction of its own: one that is refused keeps no other back. */
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

/** Stores the line, which a unique key allows once, and does what it stands for. */
async function confirmWith(read: ReadLine, { matter, no }: Chosen, context: MemberContext): Promise<Outcome> {
  const { db, now, configuration } = context;
  const { bank_line_no } = await db
    .insertInto('bank_line')
    .values({
      line_key: lineKey(configuration.encryptionKeys, read),
      day: read.day,
      amount: read.deposit || read.withdrawal,
      name_masked: maskName(read.name),
      matter,
      certificate_no: matter === 'certificateFee' || matter === 'feeReturn' ? no : null,
      refund_no: matter === 'refund' ? no : null,
      invoice_no: matter === 'invoice' ? no : null,
      confirmed_at: now,
    })
    .returning('bank_line_no')
    .executeTakeFirstOrThrow();
  const reason = `은행 거래내역 ${read.day} (기록 ${bank_line_no}번)`;
  const outcome = await ACTS[matter]({ no, day: read.day, amount: read.deposit || read.withdrawal, reason }, context);
  // A second employee confirms it with the same line.
  if (outcome === 'asked') await forgetLine(db, bank_line_no);
  return outcome;
}

const forgetLine = (db: Queries, bankLineNo: number) =>
  db.deleteFrom('bank_line').where('bank_line_no', '=', bankLineNo).execute();

/** Why a line was refused; a fault of the program stays one. */
function problemOf(error: unknown): string {
  if (sqlStateOf(error) === UNIQUE_VIOLATION) return '그사이 이미 처리된 줄입니다.';
  if (error instanceof BusinessError || error instanceof HttpError) return CODES[error.codeName].message;
  throw error;
}
