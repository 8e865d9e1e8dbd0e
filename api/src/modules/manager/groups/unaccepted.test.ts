import { CODES } from '@portal/shared/contract';
import { moneyContext } from '../../../enrolment/context.ts';
import { describeWithDatabase, TEST_NOW } from '../../../testing/index.ts';
import { addEmployee } from '../../office/testing/employee.ts';
import { callOff, decideCallOff } from '../applications/decisions.ts';
import { violationsOf } from '../testing/groupBooks.ts';
import { openGroups } from '../testing/groups.ts';
import { cancelForm, seatsTaken } from '../testing/offerings.ts';
import { openPaidGroup } from '../testing/paidGroup.ts';
import { deadlineJob } from './deadlineJob.ts';

describeWithDatabase('unaccepted seats of a group', (open) => {
  /** Full course with a group of three seats, one of them accepted, and one waiting member. */
  async function waitedFor(columns: { price?: number } = { price: 0 }) {
    const all = await openGroups(open);
    const educationNo = await all.course({ capacity: 3, ...columns });
    const employer = await all.employer();
    const groupNo = (await employer.submit(educationNo, all.people(3))).entity as number;
    if (columns.price !== 0) await employer.pay(groupNo);
    const accepted = await all.accept(all.people(1)[0]?.userPhone ?? '');
    const waiting = await all.person();
    expect((await waiting.client.call('postIntLine', { educationNo })).code).toBe(1);
    const { db, server } = all;
    return {
      ...all,
      educationNo,
      employer,
      groupNo,
      accepted,
      placeOf: async () =>
        (await db.selectFrom('place_in_line').select('status').where('member_no', '=', waiting.memberNo).execute()).map(
          ({ status }) => status,
        ),
      statusOf: async (applicationNo: number) =>
        (
          await db
            .selectFrom('application')
            .select('status')
            .where('application_no', '=', applicationNo)
            .executeTakeFirstOrThrow()
        ).status,
      counts: async () => (await employer.view(groupNo)).counts,
      office: () => addEmployee(server, ['qualification']),
    };
  }

  test('that are free are cancelled by their employer at once, and go to the next in the queue', async () => {
    const { employer, groupNo, educationNo, placeOf, counts, db } = await waitedFor();
    const view = await employer.view(groupNo);
    expect(view.allowedActions).toEqual(['cancel', 'cancelSeats']);
    const [first = 0, second = 0] = view.seats.map(({ seatNo }) => seatNo);
    const cancel = (seatNo: number) => employer.client.call('patchIntGroupSeatCancel', { groupNo, seatNos: [seatNo] });
    // A person who has accepted has an own application.
    expect((await cancel(first)).code).toBe(CODES.GROUP_SEAT_STATE_CHANGED.code);
    expect(await cancel(second)).toMatchObject({ code: 1, entity: 1 });
    expect(await counts()).toMatchObject({ confirmed: 1, invited: 1, cancelled: 1 });
    expect(await placeOf()).toEqual(['OFFERED']);
    expect(await violationsOf(educationNo, db)).toEqual([]);
    expect((await cancel(second)).code).toBe(CODES.GROUP_SEAT_STATE_CHANGED.code);
  });

  test('that are free prevent their employer’s withdrawal only while there are some', async () => {
    const { course, employer, people } = await openGroups(open);
    const { client, submit, seatNos } = await employer();
    const groupNo = (await submit(await course({ price: 0 }), people(2))).entity as number;
    const tasks = async () => (await client.call('fetchOpenMatters')).entity;
    expect(await tasks()).toHaveLength(1);
    await client.call('patchIntGroupSeatCancel', { groupNo, seatNos: await seatNos(groupNo) });
    expect(await tasks()).toEqual([]);
  });

  test('are given up together, and accepted ones remain', async () => {
    const { employer, groupNo, educationNo, accepted, statusOf, counts, placeOf, noticesOf, db } = await waitedFor();
    expect(await employer.client.call('patchIntGroupCancel', { groupNo })).toMatchObject({ code: 1 });
    expect(await statusOf(accepted.applicationNo)).toBe('CONFIRMED');
    expect(await noticesOf(accepted.memberNo)).toEqual(['applied']);
    expect(await counts()).toMatchObject({ confirmed: 1, invited: 0, cancelled: 2 });
    expect(await placeOf()).toEqual(['OFFERED']);
    expect(await seatsTaken(db, educationNo)).toBe(2);
    expect(await violationsOf(educationNo, db)).toEqual([]);
    expect((await employer.view(groupNo)).allowedActions).toEqual([]);
    expect((await employer.client.call('patchIntGroupCancel', { groupNo })).code).toBe(CODES.CANCEL_NOT_ALLOWED.code);
  });

  test('that are free can be accepted until a day before applying ends, and are then cancelled by the job', async () => {
    const { clock, run, employer, groupNo, educationNo, accepted, counts, placeOf, noticesOf, db, accept, people } =
      await waitedFor();
    expect(await employer.view(groupNo)).toMatchObject({ acceptUntil: '2026-12-05T18:00:00+09:00' });
    clock.now = new Date('2026-12-05T17:59:59+09:00');
    await run(deadlineJob);
    expect(await counts()).toMatchObject({ invited: 2 });
    clock.now = new Date('2026-12-05T18:00:00+09:00');
    const [, late] = people(2);
    expect((await accept(late?.userPhone ?? '')).answer.code).toBe(CODES.GROUP_INVITATION_OVER.code);
    await run(deadlineJob);
    expect(await counts()).toMatchObject({ confirmed: 1, invited: 0, reserved: 0, cancelled: 2 });
    expect(await placeOf()).toEqual(['OFFERED']);
    expect((await noticesOf(employer.memberNo)).at(-1)).toBe('groupSeatsCancelled');
    // A person who cancels after that frees the seat for waiting members, not for an employer who can name nobody.
    await accepted.client.call('patchIntEduCancel', { userExaminationNo: accepted.applicationNo });
    await run(deadlineJob);
    expect(await counts()).toMatchObject({ confirmed: 0, reserved: 0, cancelled: 3 });
    expect(await violationsOf(educationNo, db)).toEqual([]);
  });

  test('that are free remain the employer’s after applying has ended, and each has a day to be accepted', async () => {
    const { clock, run, employer, people, course, noticesOf } = await openGroups(open);
    const { submit, view, memberNo } = await employer();
    const educationNo = await course({ price: 0 });
    clock.now = new Date('2026-12-06T17:00:00+09:00');
    const groupNo = (await submit(educationNo, people(2))).entity as number;
    expect(await view(groupNo)).toMatchObject({ acceptUntil: '2026-12-07T17:00:00+09:00' });
    clock.now = new Date('2026-12-07T17:00:00+09:00');
    await run(deadlineJob);
    expect((await view(groupNo)).counts).toMatchObject({ reserved: 2, cancelled: 0 });
    expect(await noticesOf(memberNo)).toContain('groupUnanswered');
  });

  test('that are free are cancelled by the office, whose act is recorded', async () => {
    const { groupNo, educationNo, accepted, statusOf, counts, placeOf, noticesOf, employer, office, db } =
      await waitedFor();
    const { client } = await office();
    expect(await client.call('officeGroup', { groupNo })).toMatchObject({
      entity: { allowedActions: ['cancelSeats'], unaccepted: { seats: 2, amount: 0 } },
    });
    expect(await client.call('officeCancelGroupSeats', { groupNo })).toMatchObject({ status: 400 });
    const act = { groupNo, reason: '사업장이 폐업함' };
    expect(await client.call('officeCancelGroupSeats', act)).toMatchObject({ code: 1, entity: 'done' });
    expect(await counts()).toMatchObject({ confirmed: 1, cancelled: 2 });
    expect(await placeOf()).toEqual(['OFFERED']);
    expect(await statusOf(accepted.applicationNo)).toBe('CONFIRMED');
    expect((await noticesOf(employer.memberNo)).at(-1)).toBe('groupSeatsCancelled');
    expect(await violationsOf(educationNo, db)).toEqual([]);
    expect((await client.call('officeCancelGroupSeats', act)).code).toBe(CODES.OFFICE_STATE_CHANGED.code);
    const entry = await db
      .selectFrom('office_audit')
      .select(['act', 'object', 'object_no', 'reason'])
      .where('act', '=', 'cancel unaccepted seats')
      .executeTakeFirst();
    expect(entry).toEqual({ ...entry, object: 'employer_group', object_no: groupNo, reason: '사업장이 폐업함' });
  });

  test('that were paid are refunded in full if the office cancels them, also for a suspended employer', async () => {
    const { groupNo, educationNo, employer, office, counts, placeOf, db } = await waitedFor({});
    await db.updateTable('member').set({ status: 'SUSPENDED' }).where('member_no', '=', employer.memberNo).execute();
    const { client } = await office();
    expect(await client.call('officeCancelGroupSeats', { groupNo, reason: '이용정지' })).toMatchObject({
      entity: 'done',
    });
    const refunds = db.selectFrom('refund').select(['status', 'amount', 'cause', 'percent']);
    expect(await refunds.execute()).toEqual([{ status: 'APPROVED', amount: 100_002, cause: 'SEAT', percent: 100 }]);
    expect(await placeOf()).toEqual(['OFFERED']);
    expect(await violationsOf(educationNo, db)).toEqual([]);
    await db.updateTable('member').set({ status: 'ACTIVE' }).where('member_no', '=', employer.memberNo).execute();
    expect(await counts()).toMatchObject({ confirmed: 1, cancelled: 2 });
  });

  test('that were paid need two employees above the limit, and cannot be cancelled while an invoice is open', async () => {
    const { groupNo, office, counts, db } = await waitedFor({ price: 200_000 });
    const act = { groupNo, reason: '연락 두절' };
    const [first, second] = [await office(), await office()];
    expect(await first.client.call('officeCancelGroupSeats', act)).toMatchObject({ entity: 'asked' });
    expect(await counts()).toMatchObject({ invited: 2 });
    expect(await second.client.call('officeGroup', { groupNo })).toMatchObject({
      entity: { secondLook: { act: 'cancel unaccepted seats', amount: 400_000, isOwn: false } },
    });
    await db
      .insertInto('group_invoice')
      .values({
        group_no: groupNo,
        status: 'OPEN',
        amount: 1,
        issued_amount: 1,
        issued_at: TEST_NOW,
        due_at: TEST_NOW,
      })
      .execute();
    expect((await second.client.call('officeCancelGroupSeats', act)).code).toBe(CODES.OFFICE_STATE_CHANGED.code);
    await db.deleteFrom('group_invoice').execute();
    expect(await second.client.call('officeCancelGroupSeats', act)).toMatchObject({ entity: 'done' });
    expect(await counts()).toMatchObject({ confirmed: 1, cancelled: 2 });
  });

  test('that were paid are cancelled by their employer within the windows, as before', async () => {
    const { employer, groupNo } = await waitedFor({});
    const [, seatNo = 0] = await employer.seatNos(groupNo);
    const answer = await employer.client.call('patchIntGroupSeatCancel', {
      groupNo,
      seatNos: [seatNo],
      ...cancelForm(0),
    });
    expect(answer).toMatchObject({ code: 1 });
    expect((await employer.view(groupNo)).counts).toMatchObject({ requested: 1 });
  });
});

describeWithDatabase('a group of a called-off course, until the job has cancelled it', (open) => {
  async function calledOff() {
    const all = await openPaidGroup(open, 3);
    const { db, clock, educationNo, phoneOf, lastCode, employer, groupNo } = all;
    const person = await all.person({ user_phone: phoneOf(0) });
    const code = await lastCode(phoneOf(0));
    const seatNos = await employer.seatNos(groupNo);
    await decideCallOff({ kind: 'education', offeringNo: educationNo }, { db, now: clock.now });
    return { ...all, client: person.client, code, seatNos };
  }
  const { code: refused, message } = CODES.GROUP_CALLED_OFF;

  test('nobody accepts a seat, and the link shows the reason', async () => {
    const { client, code, statusOf, groupNo } = await calledOff();
    expect(await client.call('postIntGroupAccept', { code, agreeSharing: true })).toMatchObject({ code: refused });
    expect(await client.call('getMapGroupInvitation', { code })).toMatchObject({
      entity: { allowedActions: ['decline'], reason: message },
    });
    expect(await statusOf(groupNo)).toBe('CONFIRMED');
  });

  test('nobody is named, replaced, invited or reminded, and no link is sent', async () => {
    const { db, seatNos, seats, change, people, employer, phoneOf, codesOf, laterMinutes, laterDays, run } =
      await calledOff();
    const [first = 0, second = 0] = seatNos;
    const [another] = people(1, 10);
    expect(await change(first, another ?? { name: '', userPhone: '' })).toMatchObject({ code: refused });
    laterMinutes(11);
    expect(await employer.client.call('patchIntGroupRemind', { seatNo: second })).toMatchObject({ code: refused });
    await db.updateTable('group_seat').set({ link_due: true }).where('seat_no', '=', second).execute();
    expect(await codesOf(phoneOf(1))).toHaveLength(1);
    laterDays(19);
    await run(deadlineJob);
    expect((await seats()).map(([, status]) => status)).toEqual(['INVITED', 'INVITED', 'INVITED']);
  });

  test('the seat of a person who had attended is not refunded, the others are', async () => {
    const { accept, phoneOf, db, educationNo, groupNo, clock, server } = await openPaidGroup(open, 3);
    const [one] = [await accept(phoneOf(0)), await accept(phoneOf(1))];
    await db
      .updateTable('application')
      .set({ status: 'COMPLETED' })
      .where('application_no', '=', one.applicationNo)
      .execute();
    const { configuration } = server;
    const money = moneyContext({ db, now: clock.now, log: { warn: () => undefined }, configuration });
    await callOff({ kind: 'education', offeringNo: educationNo }, money);
    const refunds = db.selectFrom('refund').select(['amount', 'cause']).where('application_no', '=', groupNo);
    expect(await refunds.execute()).toEqual([{ amount: 100_002, cause: 'CALLED_OFF' }]);
  });
});
