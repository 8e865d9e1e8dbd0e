import { CODES } from '@portal/shared/contract';
import { HOUR_MS } from '../../../clock/durations.ts';
import { describeWithDatabase } from '../../../testing/index.ts';
import { addEmployee } from '../../office/testing/employee.ts';
import { openGroups } from '../testing/groups.ts';
import { addExam, cancelForm, completeCourse, seatsTaken } from '../testing/offerings.ts';
import { deadlineJob } from './deadlineJob.ts';

describeWithDatabase('the seats of a group', (open) => {
  async function paidGroup(count = 2) {
    const all = await openGroups(open);
    const educationNo = await all.course();
    const employer = await all.employer();
    const named = all.people(count);
    const groupNo = (await employer.submit(educationNo, named)).entity as number;
    await employer.pay(groupNo);
    const phoneOf = (index: number) => named[index]?.userPhone ?? '';
    return {
      ...all,
      educationNo,
      employer,
      groupNo,
      named,
      phoneOf,
      seats: async () => (await employer.view(groupNo)).seats.map(({ name, status, answer }) => [name, status, answer]),
      change: (seatNo: number, person: { name: string; userPhone: string }) =>
        employer.client.call('patchIntGroupSeat', { seatNo, ...person }),
      taken: () => seatsTaken(all.db, educationNo),
      statusOf: async (applicationNo: number) =>
        (
          await all.db
            .selectFrom('application')
            .select('status')
            .where('application_no', '=', applicationNo)
            .executeTakeFirstOrThrow()
        ).status,
    };
  }

  test('a person accepts by the link as a member of their own, for nothing; no seat is taken twice', async () => {
    const { accept, phoneOf, taken, employer, noticesOf, groupNo, seats } = await paidGroup();
    const one = await accept(phoneOf(0), { memo: '채식', isDisorder: 2 });
    expect(one.answer).toMatchObject({ status: 200, code: 1 });
    expect(await taken()).toBe(2);
    const detail = await one.client.call('getMapUserEdu', { userExaminationNo: one.applicationNo });
    expect(detail.entity).toMatchObject({
      status: 'CONFIRMED',
      price: 0,
      allowedActions: ['cancel', 'printSlip'],
      userEdu: { name: '홍길동', userBirth: '19900101', memo: '채식', isDisorder: 2 },
      group: { businessName: '한빛국밥집' },
    });
    expect((await one.client.call('getListBoxUserEdu', {})).entity).toMatchObject({
      list: [{ userExaminationNo: one.applicationNo, group: { businessName: '한빛국밥집' } }],
    });
    expect(await noticesOf(one.memberNo)).toEqual(['applied']);
    expect(await seats()).toEqual([
      ['직원1', 'CONFIRMED', null],
      ['직원2', 'INVITED', null],
    ]);
    await accept(phoneOf(1));
    expect((await noticesOf(employer.memberNo)).at(-1)).toBe('groupAccepted');
    expect(await employer.view(groupNo)).toMatchObject({ counts: { confirmed: 2, invited: 0 } });
    expect(await taken()).toBe(2);
  });

  test('a link is of use once, and to the holder of its phone alone', async () => {
    const { accept, phoneOf, person, lastCode, taken } = await paidGroup();
    const code = await lastCode(phoneOf(0));
    const stranger = await person();
    const refused = await stranger.client.call('postIntGroupAccept', { code, agreeSharing: true });
    expect(refused.code).toBe(CODES.GROUP_PHONE_DIFFERS.code);
    const invitation = await stranger.client.call('getMapGroupInvitation', { code });
    expect(invitation.entity).toMatchObject({ status: 'OPEN', allowedActions: ['decline'], reason: refused.message });
    const one = await accept(phoneOf(0));
    expect((await one.client.call('postIntGroupAccept', { code, agreeSharing: true })).code).toBe(
      CODES.GROUP_INVITATION_OVER.code,
    );
    expect((await one.client.call('getMapGroupInvitation', { code })).entity).toMatchObject({
      status: 'ACCEPTED',
      allowedActions: [],
      userExaminationNo: one.applicationNo,
    });
    expect((await stranger.client.call('getMapGroupInvitation', { code })).entity).toMatchObject({
      status: 'ACCEPTED',
      userExaminationNo: null,
    });
    expect(await taken()).toBe(2);
  });

  test('a guest sees what it is, and nothing of the person but a masked name; a wrong code is 404, and tries are limited', async () => {
    const { server, phoneOf, lastCode } = await paidGroup();
    const guest = server.client('198.51.100.7');
    const code = await lastCode(phoneOf(0));
    const { entity } = await guest.call('getMapGroupInvitation', { code });
    expect(entity).toEqual({
      status: 'OPEN',
      statusName: '수락 대기',
      applyType: 1,
      educationNo: expect.any(Number),
      examinationNo: null,
      title: '외식경영관리사 2급 집체교육',
      day: '2026-12-10',
      time: '10:00',
      endTime: '19:00',
      address: '서울특별시 중구 세종대로 110',
      address2: '3층 대강당',
      businessName: '한빛국밥집',
      name: '직*1',
      acceptUntil: '2026-12-08T00:00:00+09:00',
      allowedActions: ['decline'],
      reason: '',
      userExaminationNo: null,
    });
    expect(await guest.call('getMapGroupInvitation', { code: `${code}x` })).toMatchObject({ status: 404 });
    for (let tries = 0; tries < 60; tries += 1) await guest.call('getMapGroupInvitation', { code: 'wrong' });
    expect(await guest.call('getMapGroupInvitation', { code })).toMatchObject({ status: 429 });
  });

  test('who has an application already is refused, and so is an exam without its course', async () => {
    const { person, db, phoneOf, educationNo, lastCode, employer: own, people, checkout } = await paidGroup();
    const busy = await person({ user_phone: phoneOf(0) });
    await busy.client.call('postIntEdu', { educationNo });
    const code = await lastCode(phoneOf(0));
    expect((await busy.client.call('postIntGroupAccept', { code, agreeSharing: true })).code).toBe(
      CODES.APPLY_DUPLICATE.code,
    );
    const examinationNo = await addExam(db);
    const [examinee] = people(1, 50);
    const form = {
      kind: 'exam',
      examinationNo,
      people: [examinee],
      businessNumber: '1248100998',
      businessName: '국밥',
    };
    const examGroup = (await own.client.call('postIntGroup', form)).entity as number;
    const { entity } = await own.client.call('startPayment', { userExaminationNo: examGroup, payMethod: 'card' });
    await checkout.press((entity as { checkoutUrl: string }).checkoutUrl, 'approve');
    const member = await person({ user_phone: examinee?.userPhone ?? '' });
    const link = await lastCode(examinee?.userPhone ?? '');
    const accept = () => member.client.call('postIntGroupAccept', { code: link, agreeSharing: true });
    expect((await accept()).code).toBe(CODES.APPLY_NOT_ELIGIBLE.code);
    await completeCourse(db, member.memberNo, 2);
    const accepted = await accept();
    expect(accepted.code).toBe(1);
    const detail = await member.client.call('getMapUserExam', { userExaminationNo: accepted.entity as number });
    expect(detail.entity).toMatchObject({
      status: 'CONFIRMED',
      userExam: { examinationCode: expect.stringMatching(/^26/) },
    });
  });

  test('without the consents nothing is accepted', async () => {
    const { phoneOf, person, lastCode } = await paidGroup();
    const { client } = await person({ user_phone: phoneOf(0) });
    const answer = await client.call('postIntGroupAccept', { code: await lastCode(phoneOf(0)), agreeSharing: false });
    expect(answer).toMatchObject({ status: 400, entity: { issues: [{ path: 'agreeSharing' }] } });
  });

  test('a person who declines or cancels gives the seat back to the employer, who is told and invites another', async () => {
    const { server, accept, phoneOf, lastCode, seats, taken, employer, groupNo, noticesOf, change, people, statusOf } =
      await paidGroup();
    const code = await lastCode(phoneOf(0));
    expect(await server.client().call('patchIntGroupDecline', { code })).toMatchObject({ code: 1, entity: 1 });
    expect((await server.client().call('patchIntGroupDecline', { code })).code).toBe(CODES.GROUP_INVITATION_OVER.code);
    const two = await accept(phoneOf(1));
    expect((await two.client.call('patchIntEduCancel', { userExaminationNo: two.applicationNo })).code).toBe(1);
    expect(await statusOf(two.applicationNo)).toBe('CANCELLED');
    expect(await seats()).toEqual([
      ['직원1', 'RESERVED', 'DECLINED'],
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

  test('replacing somebody ends the old link and the application, and takes no second seat', async () => {
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
    // The one who was replaced may come by the own way.
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

  test('before it is paid a person is only named, and nobody is sent a link', async () => {
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

  test('a reminder ends the link before it, and is sent three times a day at most', async () => {
    const { employer, groupNo, codesOf, phoneOf, laterMinutes, server } = await paidGroup();
    const [seatNo = 0] = await employer.seatNos(groupNo);
    const [first = ''] = await codesOf(phoneOf(0));
    const remind = () => employer.client.call('patchIntGroupRemind', { seatNo });
    expect((await remind()).code).toBe(CODES.GROUP_REMINDERS_EXCEEDED.code);
    for (let reminders = 0; reminders < 3; reminders += 1) {
      laterMinutes(11);
      expect(await remind()).toMatchObject({ code: 1, entity: 1 });
      expect(await codesOf(phoneOf(0))).toHaveLength(reminders + 2);
    }
    laterMinutes(11);
    expect((await remind()).code).toBe(CODES.GROUP_REMINDERS_EXCEEDED.code);
    expect(await server.client().call('getMapGroupInvitation', { code: first })).toMatchObject({ status: 404 });
  });

  test('who has not answered is reminded once, two days before the end, and at the end the seat stays the employer’s', async () => {
    const { clock, run, codesOf, phoneOf, accept, seats, noticesOf, employer, groupNo, taken, change, people } =
      await paidGroup();
    await accept(phoneOf(0));
    expect(await codesOf(phoneOf(1))).toHaveLength(1);
    for (const at of ['2026-12-05T22:00:00+09:00', '2026-12-06T09:00:00+09:00', '2026-12-06T10:00:00+09:00']) {
      clock.now = new Date(at);
      await run(deadlineJob);
    }
    expect(await codesOf(phoneOf(1))).toHaveLength(2);
    expect(await codesOf(phoneOf(0))).toHaveLength(1);
    clock.now = new Date('2026-12-08T00:00:00+09:00');
    // Before the job has come by, too.
    expect((await accept(phoneOf(1))).answer.code).toBe(CODES.GROUP_INVITATION_OVER.code);
    await run(deadlineJob);
    await run(deadlineJob);
    expect(await seats()).toEqual([
      ['직원1', 'CONFIRMED', null],
      ['직원2', 'RESERVED', 'UNANSWERED'],
    ]);
    expect((await noticesOf(employer.memberNo)).filter((event) => event === 'groupUnanswered')).toHaveLength(1);
    expect(await taken()).toBe(2);
    const [first = 0, second = 0] = await employer.seatNos(groupNo);
    const [other] = people(1, 10);
    for (const seatNo of [first, second])
      expect((await change(seatNo, { name: '늦은', userPhone: other?.userPhone ?? '' })).code).toBe(
        CODES.GROUP_SEAT_STATE_CHANGED.code,
      );
  });

  test('cancelling seats asks for the share of the window; the office decides, and what is free goes to the line', async () => {
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
    // The office approves, the seat of the first goes to the one who waits, and that of the second is rejected.
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
          title: '외식경영관리사 2급 집체교육 단체 1번 자리',
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
  });

  test('links wait for the morning, and tell nobody else', async () => {
    const lines: string[] = [];
    const all = await openGroups((options) => open({ ...options, log: (line) => lines.push(line) }));
    all.clock.now = new Date('2026-11-20T22:00:00+09:00');
    const employer = await all.employer();
    const groupNo = (await employer.submit(await all.course(), all.people(1))).entity as number;
    await employer.pay(groupNo);
    const code = await all.lastCode(all.people(1)[0]?.userPhone ?? '');
    await all.server.client().call('getMapGroupInvitation', { code });
    const message = await all.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'group link')
      .executeTakeFirstOrThrow();
    expect(message).toMatchObject({ at_night: false, sent_at: null });
    expect(message.expires_at.getTime() - all.clock.now.getTime()).toBeGreaterThan(24 * HOUR_MS);
    expect(code).toHaveLength(43);
    expect(lines.join('')).not.toContain(code);
    const seat = await all.db.selectFrom('group_seat').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(seat)).not.toContain('직원1');
  });
});
