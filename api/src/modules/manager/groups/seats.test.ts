import { CODES } from '@portal/shared/contract';
import { describeWithDatabase } from '../../../testing/index.ts';
import { addEmployee } from '../../office/testing/employee.ts';
import { violationsOf } from '../testing/groupBooks.ts';
import { openGroups } from '../testing/groups.ts';
import { cancelForm, seatsTaken } from '../testing/offerings.ts';
import { openPaidGroup } from '../testing/paidGroup.ts';

describeWithDatabase('the seats of a group', (open) => {
  const paidGroup = (count?: number) => openPaidGroup(open, count);

  test('a person who declines or cancels returns the seat to the employer, who is notified and invites another', async () => {
    const { server, accept, phoneOf, lastCode, seats, taken, employer, groupNo, noticesOf, change, people, statusOf } =
      await paidGroup();
    const code = await lastCode(phoneOf(0));
    expect(await server.client().call('patchIntGroupDecline', { code })).toMatchObject({ code: 1, entity: 1 });
    expect((await server.client().call('patchIntGroupDecline', { code })).code).toBe(CODES.GROUP_INVITATION_OVER.code);
    const two = await accept(phoneOf(1));
    expect((await two.client.call('patchIntEduCancel', { userExaminationNo: two.applicationNo })).code).toBe(1);
    expect(await statusOf(two.applicationNo)).toBe('CANCELLED');
    expect(await seats()).toEqual([
      ['', 'RESERVED', 'DECLINED'],
      ['직원2', 'RESERVED', 'LEFT'],
    ]);
    expect(await taken()).toBe(2);
    expect((await noticesOf(employer.memberNo)).slice(-2)).toEqual(['groupSeatDeclined', 'groupSeatLeft']);
    const [first = 0] = await employer.seatNos(groupNo);
    const [another] = people(1, 10);
    if (!another) throw new Error('nobody');
    const changed = await change(first, another);
    expect(changed).toMatchObject({ code: 1 });
    expect(changed.entity).not.toBe(first);
    expect((await accept(another.userPhone)).answer.code).toBe(1);
    expect(await taken()).toBe(2);
  });

  test('replacing a person ends the old link and the application, and takes no second seat', async () => {
    const {
      accept,
      phoneOf,
      lastCode,
      employer,
      groupNo,
      change,
      people,
      seats,
      taken,
      noticesOf,
      statusOf,
      educationNo,
    } = await paidGroup();
    const accepted = await accept(phoneOf(0));
    const oldCode = await lastCode(phoneOf(1));
    const [first = 0, second = 0] = await employer.seatNos(groupNo);
    const [third, fourth] = people(2, 10);
    if (!third || !fourth) throw new Error('nobody');
    expect((await change(first, third)).code).toBe(1);
    expect((await change(second, fourth)).code).toBe(1);
    expect(await statusOf(accepted.applicationNo)).toBe('CANCELLED');
    expect(await noticesOf(accepted.memberNo)).toEqual(['applied', 'groupSeatEnded']);
    expect(await seats()).toEqual([
      ['직원11', 'INVITED', null],
      ['직원12', 'INVITED', null],
      ['직원1', 'REPLACED', null],
      ['직원2', 'REPLACED', null],
    ]);
    const old = await accepted.client.call('getMapGroupInvitation', { code: oldCode });
    expect(old.entity).toMatchObject({ status: 'OVER', allowedActions: [] });
    expect((await accept(third.userPhone)).answer.code).toBe(1);
    expect(await taken()).toBe(2);
    // The replaced person may apply independently.
    expect((await accepted.client.call('postIntEdu', { educationNo })).code).toBe(1);
  });

  test('a name is corrected without a new link; one phone has one seat', async () => {
    const { employer, groupNo, change, phoneOf, codesOf, seats } = await paidGroup();
    const [first = 0] = await employer.seatNos(groupNo);
    expect(await codesOf(phoneOf(0))).toHaveLength(1);
    expect(await change(first, { name: '홍길순', userPhone: phoneOf(0) })).toMatchObject({ code: 1, entity: first });
    expect(await codesOf(phoneOf(0))).toHaveLength(1);
    expect((await seats())[0]).toEqual(['홍길순', 'INVITED', null]);
    const taken = await change(first, { name: '홍길순', userPhone: phoneOf(1) });
    expect(taken.code).toBe(CODES.GROUP_PHONE_TAKEN.code);
    expect(taken.entity).toMatchObject({ issues: [{ path: 'userPhone' }] });
  });

  test('before payment a person is only named, and gets no link', async () => {
    const { course, employer: employerOf, people, codesOf } = await openGroups(open);
    const employer = await employerOf();
    const groupNo = (await employer.submit(await course(), people(1))).entity as number;
    const [seatNo = 0] = await employer.seatNos(groupNo);
    const [other] = people(1, 5);
    expect(await employer.client.call('patchIntGroupSeat', { seatNo, ...other })).toMatchObject({ entity: seatNo });
    expect((await employer.view(groupNo)).seats).toMatchObject([
      { name: '직원6', status: 'RESERVED', allowedActions: ['name'] },
    ]);
    expect(await codesOf(other?.userPhone ?? '')).toEqual([]);
    expect((await employer.client.call('patchIntGroupRemind', { seatNo })).code).toBe(
      CODES.GROUP_SEAT_STATE_CHANGED.code,
    );
  });

  test('cancelling seats requests the share of the window; the office decides, and freed seats go to the queue', async () => {
    const { server, employer, groupNo, accept, phoneOf, db, educationNo, person, seats, noticesOf } =
      await paidGroup(3);
    const accepted = await accept(phoneOf(0));
    const [first = 0, second = 0, third = 0] = await employer.seatNos(groupNo);
    const cancel = (seatNos: number[]) =>
      employer.client.call('patchIntGroupSeatCancel', { groupNo, seatNos, ...cancelForm(0) });
    expect(await cancel([first, second])).toMatchObject({ code: 1, entity: 2 });
    expect((await cancel([second, third])).code).toBe(CODES.GROUP_SEAT_STATE_CHANGED.code);
    expect(await seats()).toEqual([
      ['직원1', 'CANCEL_REQUESTED', null],
      ['직원2', 'CANCEL_REQUESTED', null],
      ['직원3', 'INVITED', null],
    ]);
    expect(await employer.client.call('patchIntGroupSeatRetract', { seatNo: first })).toMatchObject({ code: 1 });
    expect(await employer.client.call('patchIntGroupSeatRetract', { seatNo: second })).toMatchObject({ code: 1 });
    expect(await seats()).toMatchObject([
      ['직원1', 'CONFIRMED', null],
      ['직원2', 'RESERVED', null],
      ['직원3', 'INVITED', null],
    ]);
    expect(
      (await accepted.client.call('getMapUserEdu', { userExaminationNo: accepted.applicationNo })).entity,
    ).toMatchObject({
      status: 'CONFIRMED',
    });
    // The office approves; the first seat goes to the waiting member, and the second request is rejected.
    await db.updateTable('education').set({ capacity: 3 }).where('education_no', '=', educationNo).execute();
    const waiting = await person();
    await waiting.client.call('postIntLine', { educationNo });
    await cancel([first, second]);
    const office = await addEmployee(server);
    const decide = (seatNo: number, decision: string) =>
      office.client.call('officeDecideCancellation', {
        userExaminationNo: groupNo,
        seatNo,
        decision,
        reason: '확인함',
      });
    expect((await office.client.call('officeCancellations', {})).entity).toMatchObject({
      list: expect.arrayContaining([
        expect.objectContaining({
          seatNo: first,
          kind: 'education',
          title: '외식경영관리사 2급 집합교육 단체 1번 자리',
          applicant: '김사장',
          amount: 50_001,
        }),
        expect.objectContaining({ seatNo: second }),
      ]),
    });
    expect(await decide(first, 'approve')).toMatchObject({ code: 1, entity: 'done' });
    expect((await decide(first, 'approve')).code).toBe(CODES.OFFICE_STATE_CHANGED.code);
    expect(await decide(second, 'reject')).toMatchObject({ code: 1, entity: 'done' });
    expect(await seats()).toMatchObject([
      ['직원1', 'CANCELLED', null],
      ['직원2', 'RESERVED', null],
      ['직원3', 'INVITED', null],
    ]);
    expect((await noticesOf(accepted.memberNo)).at(-1)).toBe('groupSeatEnded');
    expect((await noticesOf(employer.memberNo)).slice(-2)).toEqual(['refundApproved', 'refundRejected']);
    expect((await waiting.client.call('getMapLine', { educationNo })).entity).toMatchObject({ status: 'OFFERED' });
    expect(await seatsTaken(db, educationNo)).toBe(3);
    expect(await employer.view(groupNo)).toMatchObject({
      refunds: [
        { status: 'APPROVED', seatNo: first, amount: 50_001 },
        { status: 'REJECTED', seatNo: second },
        { status: 'RETRACTED', seatNo: null },
        { status: 'RETRACTED', seatNo: null },
      ],
    });
    expect(await violationsOf(educationNo, db)).toEqual([]);
  });
});
