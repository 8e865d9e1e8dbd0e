import type { OfferingKind } from '@portal/shared/contract/office';
import type { Queries } from '../../../../database/types/tables.ts';
import { isForOffering } from '../../../../enrolment/offering/applicationsOf.ts';
import { HttpError } from '../../../../errors/errors.ts';
import type { CourseRow, ExamRow } from '../../../manager/offerings/store.ts';
import { changedColumns, COLUMN_RULES, type ColumnRule } from './columnRules.ts';

interface Offering {
  kind: OfferingKind;
  offeringNo: number;
}

/** Name of the form in the call that saves it. */
const FORMS = { education: 'course', exam: 'exam' } as const;

/** An error at fields of the form. */
export const refusedFields = (kind: OfferingKind, issues: readonly { field: string; message: string }[]) =>
  new HttpError('MALFORMED', {
    issues: issues.map(({ field, message }) => ({ path: `${FORMS[kind]}.${field}`, message })),
  });

/**
 * True if there is a seat, a place in the queue or an application. An expired application counts: its deposit may still
 * arrive, which confirms it under its terms.
 */
async function isSold({ kind, offeringNo }: Offering, row: CourseRow | ExamRow, db: Queries): Promise<boolean> {
  if (row.taken > 0 || row.waiting > 0 || row.offered > 0) return true;
  const application = await db
    .selectFrom('application')
    .select('application_no')
    .where(isForOffering(kind, offeringNo))
    .where('status', '<>', 'CANCELLED')
    .limit(1)
    .executeTakeFirst();
  return application !== undefined;
}

/** Lists the fields that cannot be changed now, with the reason. */
export async function listFixedFields(offering: Offering, row: CourseRow | ExamRow, db: Queries) {
  if (!(await isSold(offering, row, db))) return [];
  return Object.values<ColumnRule>(COLUMN_RULES[offering.kind])
    .filter(({ change }) => change === 'fixed')
    .flatMap(({ fields, why }) => fields.map((field) => ({ field, reason: why })));
}

/** Rejects a change of fixed columns, at their fields. */
export async function requireSoldSame(
  offering: Offering,
  { before, after }: { before: CourseRow | ExamRow; after: object },
  db: Queries,
): Promise<void> {
  const changed = changedColumns(offering.kind, 'fixed', { before, after });
  if (changed.length === 0 || !(await isSold(offering, before, db))) return;
  throw refusedFields(
    offering.kind,
    changed.flatMap(({ fields, why }) => fields.map((field) => ({ field, message: why }))),
  );
}
