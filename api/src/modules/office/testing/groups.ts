import { insertRefund } from '../../../enrolment/refund/store.ts';
import type { TestServer } from '../../../testing/index.ts';
import { addApplication, addPaid, PRICE } from './applications.ts';

/** Creates a paid group of one seat, without the seat. */
async function addPaidGroup(server: TestServer) {
  const paid = await addPaid(server, {}, { isGroup: true });
  const { applicationNo: groupNo, offeringNo } = paid;
  await server.db
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
  return { ...paid, groupNo };
}

/** Creates a paid group of one seat that nobody has accepted. */
export async function addUnacceptedSeat(server: TestServer, { status }: { status: 'RESERVED' | 'INVITED' }) {
  const { groupNo } = await addPaidGroup(server);
  // After the date of these tests.
  const held = { day: '2026-12-20', time: '10:00', endTime: '', address: '', address2: '' };
  await server.db
    .updateTable('application')
    .set({ changed_to: JSON.stringify(held) })
    .where('application_no', '=', groupNo)
    .execute();
  const { seat_no: seatNo } = await server.db
    .insertInto('group_seat')
    .values({ group_no: groupNo, position: 1, status, person_sealed: null })
    .returning('seat_no')
    .executeTakeFirstOrThrow();
  return { groupNo, seatNo };
}

/** Creates a paid group of one seat with a pending cancellation. */
export async function addSeatRequest(server: TestServer, { isAccepted }: { isAccepted: boolean }) {
  const { db, services, configuration } = server;
  const { groupNo, offeringNo, paymentNo, memberNo } = await addPaidGroup(server);
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
