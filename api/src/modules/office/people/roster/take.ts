import type { Calls, CallValue } from '@portal/shared/contract';
import { MAX_ROSTER_MEMBERS, ROSTER_REGION_NAMES } from '@portal/shared/contract/office';
import { seoulDay } from '@portal/shared/time';
import { writeCsv } from '../../../../csv/writeCsv.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { transition } from '../../../../lifecycles/lifecycle.ts';
import { rosterLifecycle } from '../../../../lifecycles/roster.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { cellsOf, sealRow, unsealRow, type RosterCells } from '../../../user/roster/sealedRow.ts';
import { HEADINGS, REASON_HEADING, RESULT_HEADING } from './columns.ts';
import { dueIn } from './query.ts';

const tableOf = (rows: readonly RosterCells[]) =>
  writeCsv(
    [...Object.values(HEADINGS), RESULT_HEADING, REASON_HEADING],
    rows.map((row) => [...(Object.keys(HEADINGS) as (keyof RosterCells)[]).map((name) => row[name]), '', '']),
  );

const fileNameOf = (batchNo: number, regionName: string, takenAt: Date) =>
  `위생교육 명단 ${regionName || '전체'} ${seoulDay(takenAt)} ${batchNo}차.csv`;

/**
 * Exports the due members as a list and marks them as sent, each once: a concurrent export waits for the rows and finds
 * them sent. Marking is no separate step, because forgetting it would send the same members twice.
 */
export async function takeRoster({ reason, ...scope }: CallValue<Calls['officeTakeRoster']>, context: MemberContext) {
  const { db, now, caller, log, configuration } = context;
  const due = await dueIn(db, scope)
    .select(['roster_no', 'member.lcns_no', 'name', 'user_birth', 'user_phone', 'bssh_nm', 'busn_type_nm', 'site_addr'])
    .orderBy('due_at')
    .orderBy('roster_no')
    .limit(MAX_ROSTER_MEMBERS)
    .forNoKeyUpdate('roster_entry')
    .execute();
  if (due.length === 0) throw new BusinessError('ROSTER_EMPTY');
  const line = await transition(rosterLifecycle, { from: 'NOT_SENT', event: 'take', by: 'staff' }, () => true, log, {
    members: due.length,
  });
  if (!line) throw new Error('the roster cannot be taken');
  const regionName = scope.region ? ROSTER_REGION_NAMES[scope.region] : '';
  const { batch_no: batchNo } = await db
    .insertInto('roster_batch')
    .values({ taken_at: now, taken_by: caller.memberNo, region_name: regionName, members: due.length })
    .returning('batch_no')
    .executeTakeFirstOrThrow();
  for (const row of due) {
    await db
      .updateTable('roster_entry')
      .set({ status: line.to, lcns_no: row.lcns_no ?? '', batch_no: batchNo, sent_at: now })
      .where('roster_no', '=', row.roster_no)
      .execute();
    const sealed = sealRow(configuration.encryptionKeys, batchNo, row);
    await db
      .insertInto('roster_row')
      .values({ batch_no: batchNo, roster_no: row.roster_no, sealed, sent_at: now })
      .execute();
  }
  const rows = due.map(cellsOf);
  await recordAct(context, {
    act: 'take roster',
    object: 'roster_batch',
    objectNo: batchNo,
    reason,
    detail: { members: rows.length },
  });
  return { batchNo, fileName: fileNameOf(batchNo, regionName, now), table: tableOf(rows), members: rows.length };
}

/** Returns a list again as exported, without members who have left since. */
export async function takeRosterAgain(
  { batchNo, reason }: CallValue<Calls['officeTakeRosterAgain']>,
  context: MemberContext,
) {
  const { db, configuration } = context;
  const batch = await db.selectFrom('roster_batch').selectAll().where('batch_no', '=', batchNo).executeTakeFirst();
  if (!batch) throw new HttpError('NOT_FOUND');
  const stored = await db
    .selectFrom('roster_row')
    .select(['batch_no', 'roster_no', 'sealed'])
    .where('batch_no', '=', batchNo)
    .orderBy('roster_no')
    .execute();
  if (stored.length === 0) throw new BusinessError('ROSTER_EMPTY');
  const rows = stored.map((row) => unsealRow(configuration.encryptionKeys, row));
  await recordAct(context, {
    act: 'take roster again',
    object: 'roster_batch',
    objectNo: batchNo,
    reason,
    detail: { members: rows.length },
  });
  const fileName = fileNameOf(batchNo, batch.region_name, batch.taken_at);
  return { batchNo, fileName, table: tableOf(rows), members: rows.length };
}
