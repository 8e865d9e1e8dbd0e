import type { Calls, CallValue } from '@portal/shared/contract';
import { inTransaction } from '../../../database/transaction.ts';
import { BusinessError } from '../../../errors/errors.ts';
import { recordAct } from '../../../internalControls/audit/recordAct.ts';
import { printPaper } from '../../../papers/printPaper.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { sendPdf } from '../../files/downloads/sendPdf.ts';
import { POST_COLUMNS } from './list.ts';

/**
 * Prints labels for issued certificates with an address, in the order of the source list.
 * @throws BusinessError if there is none
 */
export async function printLabels(
  { certificateNos, firstLabel }: CallValue<Calls['officePrintLabels']>,
  context: MemberContext,
): Promise<null> {
  const { db, now, caller } = context;
  const rows = await db
    .selectFrom('certificate')
    .select(POST_COLUMNS)
    .where('certificate_no', 'in', certificateNos)
    .where('status', '=', 'ISSUED')
    .where('post_code', '<>', '')
    .where('holder_name', 'is not', null)
    .execute();
  if (rows.length === 0) throw new BusinessError('OFFICE_STATE_CHANGED');
  const ranks = new Map(certificateNos.map((certificateNo, index) => [certificateNo, index]));
  const ordered = rows.toSorted(
    (one, other) => (ranks.get(one.certificate_no) ?? 0) - (ranks.get(other.certificate_no) ?? 0),
  );
  const labels = ordered.map((row) => ({
    number: String(row.certificate_no),
    name: row.holder_name ?? '',
    postCode: row.post_code,
    address: row.post_address,
    address2: row.post_address2,
  }));
  const file = await printPaper({ kind: 'labels', labels, firstLabel }, caller.memberNo);
  const printed = ordered.map(({ certificate_no }) => certificate_no);
  // `labelled_at` is the start of the request, so an address entered since then makes the label outdated.
  await inTransaction(db, async (transaction) => {
    await transaction
      .updateTable('certificate')
      .set({ labelled_at: now })
      .where('certificate_no', 'in', printed)
      .execute();
    await recordAct(
      { ...context, db: transaction },
      { act: 'print labels', object: 'certificate', objectNo: null, detail: { shown: printed.join(' ') } },
    );
  });
  sendPdf('우편 라벨.pdf', file, context);
  return null;
}
