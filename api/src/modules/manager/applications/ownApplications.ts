import { toPage, type Paging } from '../../../database/page.ts';
import type { OfferingKind } from '../../../database/types/tables/manager.ts';
import { findOwn, listOwn, type ApplicationRow } from '../../../enrolment/application/store.ts';
import { findCashReceipt } from '../../../enrolment/cashReceipt/store.ts';
import { findNewestPayment } from '../../../enrolment/payment/store.ts';
import { heldRefunds } from '../../../enrolment/refund/employeesAccount.ts';
import { findConfirmingPayment, findNewestRefund } from '../../../enrolment/refund/store.ts';
import { HttpError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { presentHall } from '../offerings/present.ts';
import { findPlace } from '../offerings/store.ts';
import { presentObjections } from '../results/objections.ts';
import { listCorrections } from '../results/present.ts';
import { presentAttendance, presentEntryCode } from './attendance.ts';
import { listChanges, presentChange } from './changes.ts';
import { presentMoney } from './present.ts';

type Present<Item> = (row: ApplicationRow, now: Date) => Item;

/** Page of the member's own applications of one kind. */
export async function listOwnApplications<Item>(
  { kind, ...paging }: Paging & { kind: OfferingKind },
  { db, now, caller }: MemberContext,
  present: Present<Item>,
) {
  return toPage(await listOwn(db, { memberNo: caller.memberNo, kind, now }, paging), paging, (row) =>
    present(row, now),
  );
}

/** Own application with its payments and refunds; 404 for another member's. */
export async function viewOwnApplication<Item>(
  { kind, applicationNo }: { kind: OfferingKind; applicationNo: number },
  context: MemberContext,
  present: Present<Item>,
) {
  const { db, now, caller } = context;
  const row = await findOwn(db, { memberNo: caller.memberNo, kind, now }, applicationNo);
  if (!row) throw new HttpError('NOT_FOUND');
  const payment = await findNewestPayment(db, applicationNo);
  const money = {
    payment,
    cashReceipt: payment && (await findCashReceipt(db, { paymentNo: payment.payment_no })),
    refund: await findNewestRefund(db, applicationNo),
    held: await heldRefunds(db, applicationNo, now).selectAll().execute(),
    confirmedBy: await findConfirmingPayment(db, row),
  };
  const place = await findPlace(db, kind, row.education_no ?? row.examination_no ?? 0);
  const [, ...pastChanges] = await listChanges(db, applicationNo);
  return {
    ...present(row, now),
    ...presentMoney(row, money, now),
    pastChanges: pastChanges.map(presentChange),
    corrections: await listCorrections(db, applicationNo),
    hall: place ? presentHall(place) : null,
    entryCode: presentEntryCode(row, context),
    ...(kind === 'exam'
      ? await presentObjections(db, row, now)
      : { attendance: await presentAttendance(row, context) }),
  };
}
