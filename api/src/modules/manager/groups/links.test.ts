import { CODES } from '@portal/shared/contract';
import { HOUR_MS } from '../../../clock/durations.ts';
import { describeWithDatabase } from '../../../testing/index.ts';
import { openGroups } from '../testing/groups.ts';
import { addExam, completeCourse } from '../testing/offerings.ts';
import { openPaidGroup } from '../testing/paidGroup.ts';
import { deadlineJob } from './deadlineJob.ts';

describeWithDatabase('a group', (open) => {
  const paidGroup = (count?: number) => openPaidGroup(open, count);

  describe('links and reminders of a group', () => {
    test('a reminder invalidates the link before it, and is sent three times a day at most', async () => {
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

    test('one phone gets five links a day from all employers, and then none until the next morning', async () => {
      const { employer, employerOf, seats, groupNo, codesOf, phoneOf, change, people, course, clock, laterDays } =
        await paidGroup(1);
      const [victim = '', other = ''] = [phoneOf(0), people(1, 10)[0]?.userPhone ?? ''];
      let [seatNo = 0] = await employer.seatNos(groupNo);
      const ask = async (userPhone: string) => {
        const answer = await change(seatNo, { name: '직원1', userPhone });
        if (answer.code === 1) seatNo = answer.entity as number;
        return answer.code;
      };
      for (let links = 1; links < 5; links += 1) {
        expect(await codesOf(victim)).toHaveLength(links);
        expect(await ask(other)).toBe(1);
        expect(await ask(victim)).toBe(1);
      }
      expect(await codesOf(victim)).toHaveLength(5);
      expect(await ask(other)).toBe(1);
      expect(await ask(victim)).toBe(CODES.GROUP_LINKS_EXCEEDED.code);
      expect(await seats()).toContainEqual(['직원1', 'INVITED', null]);
      // Paying for another employer's group cannot be rejected: its link waits, and is shown as waiting.
      const second = await employerOf();
      const paid = (await second.submit(await course(), people(1))).entity as number;
      await second.pay(paid);
      expect(await codesOf(victim)).toHaveLength(5);
      expect((await second.view(paid)).seats).toMatchObject([
        { status: 'INVITED', invitedAt: null, linkAfter: '2026-11-21T09:00:00+09:00' },
      ]);
      clock.now = new Date('2026-11-21T09:00:00+09:00');
      expect(await codesOf(victim)).toHaveLength(6);
      expect((await second.view(paid)).seats).toMatchObject([
        { invitedAt: '2026-11-21T09:00:00+09:00', linkAfter: null },
      ]);
      laterDays(1);
      expect(await ask(victim)).toBe(1);
    });

    test('one that is queued at night is dated the next morning, when it is sent', async () => {
      const { employerOf, people, course, codesOf, clock } = await paidGroup(1);
      clock.now = new Date('2026-11-20T23:00:00+09:00');
      const employer = await employerOf();
      const [person] = people(1, 20);
      const groupNo = (await employer.submit(await course(), person ? [person] : [])).entity as number;
      await employer.pay(groupNo);
      await codesOf(person?.userPhone ?? '');
      expect((await employer.view(groupNo)).seats).toMatchObject([{ invitedAt: '2026-11-21T08:00:00+09:00' }]);
    });

    test('one employer has two hundred links a day sent; the others wait, and a further one is rejected', async () => {
      const { db, employer, course, people, codesOf } = await openGroups(open);
      const { submit, client, seatNos } = await employer();
      const sent = async () =>
        (await db.selectFrom('outbox').select('message_key').where('kind', '=', 'group link').execute()).length;
      const groupNos: number[] = [];
      for (let group = 0; group < 5; group += 1) {
        const educationNo = await course({ price: 0, capacity: 50 });
        groupNos.push((await submit(educationNo, people(50, group * 50))).entity as number);
      }
      await codesOf('');
      expect(await sent()).toBe(200);
      const [seatNo = 0] = await seatNos(groupNos[0] ?? 0);
      const [stranger] = people(1, 900);
      expect((await client.call('patchIntGroupSeat', { seatNo, ...stranger })).code).toBe(
        CODES.GROUP_LINKS_OF_EMPLOYER_EXCEEDED.code,
      );
    });

    test('an unanswered invitation is reminded once, two days before the end, and at the end the seat returns to the employer', async () => {
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
      // Also before the job has run.
      expect((await accept(phoneOf(1))).answer.code).toBe(CODES.GROUP_INVITATION_OVER.code);
      await run(deadlineJob);
      await run(deadlineJob);
      expect(await seats()).toEqual([
        ['직원1', 'CONFIRMED', null],
        ['직원2', 'RESERVED', 'UNANSWERED'],
      ]);
      // Its invitation is over, not still to come.
      expect((await employer.view(groupNo)).seats[1]).toMatchObject({
        statusName: '초대 종료',
        answerName: '응답 없음',
      });
      expect((await noticesOf(employer.memberNo)).filter((event) => event === 'groupUnanswered')).toHaveLength(1);
      expect(await taken()).toBe(2);
      const [first = 0, second = 0] = await employer.seatNos(groupNo);
      const [other] = people(1, 10);
      for (const seatNo of [first, second])
        expect((await change(seatNo, { name: '늦은', userPhone: other?.userPhone ?? '' })).code).toBe(
          CODES.GROUP_SEAT_STATE_CHANGED.code,
        );
    });

    test('links wait for the morning, and appear in no log', async () => {
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

  describe('accepting a seat of a group', () => {
    test('a person accepts by the link with an own account, free of charge; no seat is taken twice', async () => {
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

    test('a link works once, and only for the holder of its phone', async () => {
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

    test('a guest sees the offering and a masked name; a wrong code returns 404, and tries are limited', async () => {
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
        title: '외식경영관리사 2급 집합교육',
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

    test('a member with an application is rejected, and so is an exam without its course', async () => {
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
  });
});
