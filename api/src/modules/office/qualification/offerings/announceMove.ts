import type { OfferingKind } from '@portal/shared/contract/office';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { isForOffering } from '../../../../enrolment/offering/applicationsOf.ts';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import type { ActContext } from '../../../../internalControls/audit/recordAct.ts';
import { requireSecondLook } from '../../../../internalControls/fourEyes/secondLook.ts';
import { requireNoneOwn } from '../../../../internalControls/persons/requireNotOwn.ts';
import { AWAITED_STATES, SEALED_STATES } from '../../../../lifecycles/application.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { MOVE_ACT } from '../../parts/objects.ts';
import { changedColumns, notifiedValues } from './columnRules.ts';
import { countGoingBack } from './goingBack.ts';

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
 * Requires that the change entitles no account of the employee to a full refund and, where all refunds exceed the
 * limit, that a second employee saves the same. The first one's request is stored after the rollback.
 */
async function requireMayMove(
  offering: Offering,
  { change, memberNos }: { change: { before: object; after: object }; memberNos: readonly number[] },
  context: MemberContext,
): Promise<void> {
  const act = { act: MOVE_ACT, object: OFFERING_KINDS[offering.kind].table, objectNo: offering.offeringNo };
  await requireNoneOwn(act, memberNos, context);
  const { amount } = await countGoingBack(offering, context.db);
  const shared = { ...act, amount, content: notifiedValues(offering.kind, change) };
  if ((await requireSecondLook(shared, context)) === 'go') return;
  context.afterRefusal((database) =>
    inTransaction(database, async (db) => void (await requireSecondLook(shared, { ...context, db }))),
  );
  throw new BusinessError('MOVE_TAKES_TWO');
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
  if ('afterRefusal' in context) await requireMayMove(offering, { change, memberNos }, context);
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
