import { CODES } from '@portal/shared/contract';
import { describeWithDatabase } from '../../../testing/index.ts';
import { addExam, completeCourse } from '../testing/offerings.ts';
import { openPaidGroup } from '../testing/paidGroup.ts';

describeWithDatabase('accepting a seat of a group', (open) => {
  const paidGroup = (count?: number) => openPaidGroup(open, count);

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
