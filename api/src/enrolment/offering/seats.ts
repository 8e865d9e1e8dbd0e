import { sql } from 'kysely';
import type { Queries } from '../../database/types/tables.ts';
import type { OfferingKind } from '../../database/types/tables/manager.ts';
import { FINISH } from './finish.ts';
import { OFFERING_KINDS } from './offeringKind.ts';
import { offeringOf } from './offeringOf.ts';

/**
 * True if the course or exam of an application is not called off. A call-off processes all live applications after
 * setting its flag.
 */
export async function isNotCalledOff(db: Queries, application: Parameters<typeof offeringOf>[0]): Promise<boolean> {
  const { kind, offeringNo } = await offeringOf(application, db);
  const { table, key } = OFFERING_KINDS[kind];
  const offering = await db.selectFrom(table).select('called_off').where(key, '=', offeringNo).executeTakeFirst();
  return offering?.called_off === false;
}

/**
 * Next exam number: year, round, grade and a running number. The parts of a round share the series, so that numbers are
 * unique.
 */
export async function nextExamCode(db: Queries, examinationNo: number) {
  const series = await db
    .insertInto('examination_series')
    .columns(['year', 'rounds', 'grade', 'last_code'])
    .expression(
      db
        .selectFrom('examination')
        .select(['year', 'rounds', 'grade', sql.lit(1).as('last_code')])
        .where('examination_no', '=', examinationNo),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['year', 'rounds', 'grade'])
        .doUpdateSet((row) => ({ last_code: row('examination_series.last_code', '+', 1) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(series.year % 100)}${twoDigits(series.rounds)}${series.grade}-${String(series.last_code).padStart(4, '0')}`;
}

/** Locks the seats and times of a course or exam until the transaction ends; undefined if there is none. */
export async function lockOffering(db: Queries, kind: OfferingKind, offeringNo: number) {
  const { table, key } = OFFERING_KINDS[kind];
  return db
    .selectFrom(table)
    .select(['taken', 'capacity', 'apply_start_at', 'apply_end_at', 'held_at', 'called_off', 'is_draft'])
    .select(['re_start_date', 're_start_date2'])
    .select(FINISH[kind].as('finish_at'))
    .where(key, '=', offeringNo)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
