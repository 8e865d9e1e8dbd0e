import { insertRefund } from '../../../enrolment/refund/store.ts';
import type { TestServer } from '../../../testing/index.ts';
import { addApplication, addPaid, PRICE } from './applications.ts';

/** A paid group of one seat, of which its employer asks for the refund. */
export async function addSeatRequest(server: TestServer, { isAccepted }: { isAccepted: boolean }) {
  const { db, services, configuration } = server;
  const { applicationNo: groupNo, offeringNo, paymentNo, memberNo } = await addPaid(server, {}, { isGroup: true });
  await db
    .insertInto('employer_group')
    .values({
      group_no: groupNo,
      education_no: offeringNo,
      examination_no: null,
      seats: 1,
      seat_price: PRICE,
      business_name: '한빛국밥집',
    })
    .execute();
  const person = isAccepted
    ? await addApplication(server, { kind: 'education', status: 'CONFIRMED', education_no: offeringNo })
    : null;
  const refundNo = await insertRefund(db, configuration.encryptionKeys, {
    applicationNo: groupNo,
    paymentNo,
    status: 'REQUESTED',
    cause: 'SEAT',
    route: 'gateway',
    toAccount: false,
    amount: PRICE,
    percent: 100,
    account: null,
    now: services.now(),
  });
  const { seat_no: seatNo } = await db
    .insertInto('group_seat')
    .values({
      group_no: groupNo,
      position: 1,
      status: 'CANCEL_REQUESTED',
      person_sealed: null,
      application_no: person?.applicationNo ?? null,
      refund_no: refundNo,
    })
    .returning('seat_no')
    .executeTakeFirstOrThrow();
  return { groupNo, seatNo, refundNo, offeringNo, memberNo, person };
}
