import type { CallAnswer, Calls, CallValue } from '@portal/shared/contract';
import { JOURNAL_FORM_NAMES, MAX_JOURNAL_TRANSACTIONS } from '@portal/shared/contract/office';
import { mapInPieces } from '../../../../clock/inPieces.ts';
import { writeCsv } from '../../../../csv/writeCsv.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { listBookings } from './bookings.ts';
import { COLUMNS } from './columns.ts';
import { linesOf, sumOfSide } from './entries.ts';
import { daysOfMonth, endedDays } from './month.ts';
import { digestDays, storeTaken } from './taken.ts';

/** Rows per turn. */
const ROWS_AT_ONCE = 500;

/** Exports the journal of a month. Its ended days are stored, so that a later change of one of them is found. */
export async function exportJournal(
  { month, form }: CallValue<Calls['officeExportJournal']>,
  context: MemberContext,
): Promise<CallAnswer<Calls['officeExportJournal']>> {
  const { db, now } = context;
  const days = daysOfMonth(month);
  const ofDays = (await listBookings(days, { db, each: false })).flatMap(linesOf);
  if (ofDays.length === 0) throw new BusinessError('JOURNAL_EMPTY');
  const lines = form === 'program' ? ofDays : await linesOfTransactions(month, context);
  const columns = COLUMNS[form];
  const rows = await mapInPieces(lines, ROWS_AT_ONCE, (line) => columns.map(([, cell]) => cell(line)));
  const [debit, credit] = [sumOfSide(lines, 'debit'), sumOfSide(lines, 'credit')];
  if (form === 'transactions') rows.push(['합계', ...columns.slice(3).map(() => ''), debit, credit]);
  await storeTaken(db, digestDays(endedDays(days, now), ofDays), now);
  await recordAct(context, {
    act: 'export journal',
    object: 'taken_journal_day',
    objectNo: null,
    detail: { month, form, amount: debit },
  });
  const table = writeCsv(
    columns.map(([heading]) => heading),
    rows,
  );
  return { fileName: `${month} ${JOURNAL_FORM_NAMES[form]}.csv`, table, lines: lines.length };
}

async function linesOfTransactions(month: string, { db }: MemberContext) {
  const limit = MAX_JOURNAL_TRANSACTIONS + 1;
  const bookings = await listBookings(daysOfMonth(month), { db, each: true, limit });
  if (bookings.length === limit) throw new BusinessError('JOURNAL_TOO_LONG');
  return (await mapInPieces(bookings, ROWS_AT_ONCE, linesOf)).flat();
}
