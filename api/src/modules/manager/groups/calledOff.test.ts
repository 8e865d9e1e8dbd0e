import { CODES } from '@portal/shared/contract';
import { moneyContext } from '../../../enrolment/context.ts';
import { describeWithDatabase } from '../../../testing/index.ts';
import { callOff, decideCallOff } from '../applications/decisions.ts';
import { openPaidGroup } from '../testing/paidGroup.ts';
import { deadlineJob } from './deadlineJob.ts';

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
