import { sql } from 'kysely';
import { IMPORTED_STATUS_NAMES } from '@portal/shared/contract/manager';
import { wonIn } from '../../../../csv/wonIn.ts';
import type { FileRow } from '../importFile.ts';
import type { ImportContext, ImportForm, Sums } from '../plan.ts';
import { APPLICATION_HEADINGS, REQUIRED_FIELDS, type ApplicationField } from './headings.ts';
import { endedOn } from './period.ts';
import { planApplications, type NewApplication } from './planApplications.ts';
import { readApplication } from './readApplication.ts';

/** Past applications of the former system, with their money and results. */
export const applicationImport: ImportForm<ApplicationField, NewApplication> = {
  kind: 'applications',
  headings: APPLICATION_HEADINGS,
  required: REQUIRED_FIELDS,
  plan: planApplications,
  store: storeApplications,
  countedAs: ({ application: { kind, status, heldOn } }) =>
    `${kind === 'exam' ? '시험' : '교육'} ${IMPORTED_STATUS_NAMES[status]} ${heldOn.slice(0, 4)}년`,
  sums: {
    inFile: ({ paid, refunded }) => sumsOf(1, wonIn(paid) ?? 0, wonIn(refunded) ?? 0),
    stored: sumStored,
  },
};

const sumsOf = (applications: number, paid: number, refunded: number): Sums => ({
  '신청 건수': applications,
  '결제금액(원)': paid,
  '환불금액(원)': refunded,
});

/** Sums of the stored rows that these rows of the file name. */
async function sumStored(rows: readonly FileRow<ApplicationField>[], { db, now }: ImportContext): Promise<Sums> {
  const named = rows.map((row) => readApplication(row, now)).flatMap((one) => ('application' in one ? [one] : []));
  const kinds = named.map(({ application }) => application.kind);
  const numbers = named.map(({ application }) => application.number);
  const { applications, paid, refunded } = await db
    .selectFrom('imported_application')
    .select(({ fn }) => [
      fn.countAll<number>().as('applications'),
      fn.coalesce(fn.sum<number>('paid'), sql<number>`0`).as('paid'),
      fn.coalesce(fn.sum<number>('refunded'), sql<number>`0`).as('refunded'),
    ])
    .where(sql<boolean>`(kind, number) in (select * from unnest(${kinds}::text[], ${numbers}::text[]))`)
    .executeTakeFirstOrThrow();
  return sumsOf(applications, paid, refunded);
}

async function storeApplications(
  made: readonly NewApplication[],
  batchNo: number,
  { db }: ImportContext,
): Promise<void> {
  await db
    .insertInto('imported_application')
    .values(
      made.map(({ application, memberNo, rowHash }) => ({
        batch_no: batchNo,
        member_no: memberNo,
        kind: application.kind,
        number: application.number,
        title: application.title,
        grade: application.grade,
        part: application.part,
        held_in: application.place,
        applied_on: application.appliedOn,
        held_on: application.heldOn,
        status: application.status,
        score: application.score,
        paid: application.paid,
        paid_by: application.paidBy,
        paid_on: application.paidOn,
        refunded: application.refunded,
        refunded_on: application.refundedOn,
        ended_on: endedOn(application),
        row_hash: rowHash,
      })),
    )
    .execute();
}
