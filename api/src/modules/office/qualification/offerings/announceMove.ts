import type { OfferingKind } from '@portal/shared/contract/office';
import type { Queries } from '../../../../database/types/tables.ts';
import { isForOffering } from '../../../../enrolment/offering/applicationsOf.ts';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import type { ActContext } from '../../../../internalControls/audit/recordAct.ts';
import { requireNoneOwn } from '../../../../internalControls/persons/requireNotOwn.ts';
import { AWAITED_STATES, SEALED_STATES } from '../../../../lifecycles/application.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { changedColumns } from './columnRules.ts';

interface Offering {
  kind: OfferingKind;
  offeringNo: number;
}

/** Context of an employee, or of a command on the server, which has no records of its own. */
export type SavingContext = ActContext | MemberContext;

/** Members waiting for a course or exam, or for its results. */
async function listAwaiting({ kind, offeringNo }: Offering, db: Queries): Promise<number[]> {
  const rows = await db
    .selectFrom('application')
    .select('member_no')
    .where(isForOffering(kind, offeringNo))
    .where('status', 'in', [...AWAITED_STATES, ...SEALED_STATES])
    .execute();
  return rows.map(({ member_no }) => member_no);
}

/**
 * Queues a change for the job `changes`, which notifies all waiting applicants. Runs in the transaction of the change,
 * with the row locked. Returns their number.
 */
export async function announceMove(
  offering: Offering,
  change: { before: object; after: object },
  context: SavingContext,
): Promise<number> {
  const { db, now } = context;
  if (changedColumns(offering.kind, 'notified', change).length === 0) return 0;
  const memberNos = await listAwaiting(offering, db);
  if (memberNos.length === 0) return 0;
  const isCourse = offering.kind === 'education';
  const act = { act: 'change', object: OFFERING_KINDS[offering.kind].table, objectNo: offering.offeringNo } as const;
  // The change could entitle them to a full refund.
  if ('afterRefusal' in context) await requireNoneOwn(act, memberNos, context);
  await db
    .insertInto('offering_change')
    .values({
      education_no: isCourse ? offering.offeringNo : null,
      examination_no: isCourse ? null : offering.offeringNo,
      changed_at: now,
    })
    .execute();
  return memberNos.length;
}
