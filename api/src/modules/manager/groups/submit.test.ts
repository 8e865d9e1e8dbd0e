import { CODES } from '@portal/shared/contract';
import { countWaiting, describeWithDatabase } from '../../../testing/index.ts';
import { BUSINESS, openGroups } from '../testing/groups.ts';
import { addExam, seatsTaken } from '../testing/offerings.ts';

describeWithDatabase('a group of an employer', (open, kind) => {
  test('reserves all seats at once, for one amount with one due time, and copies the terms', async () => {
    const { db, course, employer, people } = await openGroups(open);
    const educationNo = await course();
    const { submit, view, memberNo } = await employer();
    const answer = await submit(educationNo, people(3));
    expect(answer).toMatchObject({ status: 200, code: 1 });
    expect(await seatsTaken(db, educationNo)).toBe(3);
    await db
      .updateTable('education')
      .set({ price: 90_000, address: '다른 곳' })
      .where('education_no', '=', educationNo)
      .execute();
    expect(await view(answer.entity as number)).toMatchObject({
      groupNo: answer.entity,
      userExaminationNo: answer.entity,
      applyType: 1,
      educationNo,
      examinationNo: null,
      address: '서울특별시 중구 세종대로 110',
      ...BUSINESS,
      status: 'SUBMITTED',
      statusName: '결제대기',
      seatPrice: 50_001,
      price: 150_003,
      payDueAt: '2026-11-20T12:30:00+09:00',
      allowedActions: ['pay', 'cancel'],
      counts: { seats: 3, reserved: 3, invited: 0, confirmed: 0, requested: 0, cancelled: 0 },
    });
    // It is not an application of the employer for the course.
    const own = await db
      .selectFrom('application')
      .selectAll()
      .where('member_no', '=', memberNo)
      .executeTakeFirstOrThrow();
    expect(own).toMatchObject({ kind: 'group', education_no: null, examination_no: null });
  });

  test('all seats or none: ten people get none of nine seats left', async () => {
    const { db, course, employer, people } = await openGroups(open);
    const educationNo = await course({ capacity: 30, taken: 21 });
    const { submit } = await employer();
    expect((await submit(educationNo, people(10))).code).toBe(CODES.GROUP_SEATS_TOO_FEW.code);
    expect(await seatsTaken(db, educationNo)).toBe(21);
    expect((await submit(educationNo, people(9))).code).toBe(1);
    expect(await seatsTaken(db, educationNo)).toBe(30);
  });

  test('no waiting member is overtaken', async () => {
    const { db, course, employer, people, person } = await openGroups(open);
    const educationNo = await course({ capacity: 1 });
    const first = await person();
    const userExaminationNo = (await first.client.call('postIntEdu', { educationNo })).entity as number;
    const second = await person();
    expect((await second.client.call('postIntLine', { educationNo })).code).toBe(1);
    const { submit } = await employer();
    expect((await submit(educationNo, people(1))).code).toBe(CODES.GROUP_LINE_FORMED.code);
    // Also while a free seat is not offered yet.
    await db.updateTable('education').set({ capacity: 2 }).where('education_no', '=', educationNo).execute();
    expect((await submit(educationNo, people(1))).code).toBe(CODES.GROUP_LINE_FORMED.code);
    await db.updateTable('education').set({ capacity: 1 }).where('education_no', '=', educationNo).execute();
    // The freed seat is offered to the waiting member, and is not for a group.
    await first.client.call('patchIntEduCancel', { userExaminationNo });
    expect((await submit(educationNo, people(1))).code).toBe(CODES.GROUP_SEATS_TOO_FEW.code);
    expect(await seatsTaken(db, educationNo)).toBe(1);
  });

  test.each([
    ['before the period', { apply_start_at: new Date('2026-11-21T09:00:00+09:00') }],
    ['after it', { apply_end_at: new Date('2026-11-20T11:00:00+09:00') }],
    ['what is called off', { called_off: true }],
  ])('is rejected %s', async (_when, columns) => {
    const { course, employer, people } = await openGroups(open);
    const { submit } = await employer();
    expect((await submit(await course(columns), people(2))).code).toBe(CODES.APPLY_NOT_OPEN.code);
  });

  test('requires a business: that of the account, or one with a validated number', async () => {
    const { course, employer, people } = await openGroups(open);
    const educationNo = await course();
    const form = { kind: 'education', educationNo, people: people(1) } as const;
    const { client } = await employer();
    const refused = await client.call('postIntGroup', form);
    expect(refused.code).toBe(CODES.GROUP_BUSINESS_NEEDED.code);
    expect(refused.entity).toMatchObject({ issues: [{ path: 'businessNumber' }, { path: 'businessName' }] });
    expect(await client.call('postIntGroup', { ...form, ...BUSINESS, businessNumber: '1248100999' })).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'businessNumber' }] },
    });
    expect((await client.call('postIntGroup', { ...form, ...BUSINESS })).code).toBe(1);
    const { client: own } = await employer({ lcns_no: '20260001', bssh_nm: '종로국밥' });
    const { entity: groupNo } = await own.call('postIntGroup', form);
    expect((await own.call('getMapGroup', { groupNo })).entity).toMatchObject({
      businessName: '종로국밥',
      businessNumber: '',
    });
  });

  test('takes one to fifty people, each with an own phone, and names the faulty one', async () => {
    const { course, employer, people } = await openGroups(open);
    const educationNo = await course({ capacity: 100 });
    const { submit } = await employer();
    expect(await submit(educationNo, [])).toMatchObject({ status: 400 });
    expect(await submit(educationNo, people(51))).toMatchObject({ status: 400 });
    const [one, two] = people(2);
    const twice = await submit(educationNo, [...people(2), { name: '또', userPhone: two?.userPhone ?? '' }]);
    expect(twice).toMatchObject({ status: 400, entity: { issues: [{ path: 'people.2.userPhone' }] } });
    expect(
      await submit(educationNo, [...people(1), { name: 'evil.com', userPhone: two?.userPhone ?? '' }]),
    ).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'people.1.name', message: '이름만 입력해주세요. 인터넷 주소는 적을 수 없습니다.' }] },
    });
    expect(await submit(educationNo, [{ name: '', userPhone: one?.userPhone ?? '' }])).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'people.0.name' }] },
    });
    expect((await submit(educationNo, people(50))).code).toBe(1);
  });

  test('kind is a word or the number used for applications, and the matching offering number is required', async () => {
    const { db, course, employer, people, person } = await openGroups(open);
    const { client } = await employer();
    const educationNo = await course();
    expect((await client.call('postIntGroup', { kind: 1, educationNo, people: people(1), ...BUSINESS })).code).toBe(1);
    const form = { kind: 'exam', people: people(1), ...BUSINESS } as const;
    expect(await client.call('postIntGroup', { ...form, educationNo })).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'examinationNo' }] },
    });
    const examinationNo = await addExam(db);
    const { client: other, business } = await employer();
    const exam = { ...form, ...business };
    expect(await other.call('postIntGroup', { ...exam, examinationNo: 99_999 })).toMatchObject({ status: 404 });
    expect((await other.call('postIntGroup', { ...exam, examinationNo })).code).toBe(1);
    const guest = await person();
    guest.client.token = '';
    expect(await guest.client.call('postIntGroup', form)).toMatchObject({ status: 401 });
  });

  test('a repeat under the same key makes no second group', async () => {
    const { db, course, employer, people } = await openGroups(open);
    const educationNo = await course();
    const { client } = await employer();
    const form = { kind: 'education', educationNo, people: people(2), ...BUSINESS } as const;
    const once = await client.call('postIntGroup', form, { idempotencyKey: 'group-1' });
    expect(await client.call('postIntGroup', form, { idempotencyKey: 'group-1' })).toMatchObject({
      entity: once.entity,
    });
    expect(await seatsTaken(db, educationNo)).toBe(2);
  });

  test('is compared with the terms that the employer has seen', async () => {
    const { course, employer, people, db } = await openGroups(open);
    const educationNo = await course();
    const { client } = await employer();
    const { entity } = await client.call('getMapEdu', { educationNo });
    const { termsVersion } = entity as { termsVersion: string };
    const form = { kind: 'education', educationNo, people: people(3), termsVersion, ...BUSINESS } as const;
    await db.updateTable('education').set({ price: 60_000 }).where('education_no', '=', educationNo).execute();
    expect((await client.call('postIntGroup', form)).code).toBe(CODES.TERMS_CHANGED.code);
    expect(await seatsTaken(db, educationNo)).toBe(0);
    await db.updateTable('education').set({ price: 50_001 }).where('education_no', '=', educationNo).execute();
    expect((await client.call('postIntGroup', form)).code).toBe(1);
  });

  test('given up before payment, all seats go to waiting members', async () => {
    const { db, course, employer, people, person } = await openGroups(open);
    const educationNo = await course({ capacity: 2 });
    const { submit, client, view } = await employer();
    const groupNo = (await submit(educationNo, people(2))).entity as number;
    const waiting = await person();
    await waiting.client.call('postIntLine', { educationNo });
    expect(await client.call('patchIntGroupCancel', { groupNo })).toMatchObject({ code: 1, entity: 1 });
    expect(await seatsTaken(db, educationNo)).toBe(1);
    expect((await waiting.client.call('getMapLine', { educationNo })).entity).toMatchObject({ status: 'OFFERED' });
    expect(await view(groupNo)).toMatchObject({ status: 'CLOSED', counts: { cancelled: 2 } });
    expect((await client.call('patchIntGroupCancel', { groupNo })).code).toBe(CODES.CANCEL_NOT_ALLOWED.code);
  });

  test('another member sees and changes none of it', async () => {
    const { course, employer, people } = await openGroups(open);
    const { submit, seatNos } = await employer();
    const groupNo = (await submit(await course(), people(1))).entity as number;
    const [seatNo = 0] = await seatNos(groupNo);
    const { client } = await employer();
    expect(await client.call('getMapGroup', { groupNo })).toMatchObject({ status: 404 });
    expect((await client.call('getListBoxGroup', {})).entity).toMatchObject({ list: [] });
    expect(await client.call('patchIntGroupCancel', { groupNo })).toMatchObject({ status: 404 });
    expect(await client.call('patchIntGroupSeatCancel', { groupNo, seatNos: [seatNo] })).toMatchObject({ status: 404 });
    for (const call of ['patchIntGroupRemind', 'patchIntGroupSeatRetract'] as const)
      expect(await client.call(call, { seatNo })).toMatchObject({ status: 404 });
    expect(await client.call('patchIntGroupSeat', { seatNo, ...people(1)[0] })).toMatchObject({ status: 404 });
  });

  if (kind === 'postgresql')
    test.each([
      ['two groups share no seat', 5, 1],
      ['one employer begins one', 30, 2],
    ])('concurrently, %s', async (_title, capacity, made) => {
      const { db, server, course, employer, people } = await openGroups(open);
      const educationNo = await course({ capacity });
      const [one, two] = [await employer(), await employer()];
      const pending = await server.db.transaction().execute(async (transaction) => {
        await transaction
          .selectFrom('education')
          .select('education_no')
          .where('education_no', '=', educationNo)
          .forNoKeyUpdate()
          .execute();
        const submitting = [
          one.submit(educationNo, people(3)),
          one.submit(educationNo, people(3, 10)),
          two.submit(educationNo, people(3, 20)),
        ];
        while ((await countWaiting(transaction)) < 3);
        return { submitting };
      });
      const codes = (await Promise.all(pending.submitting)).map(({ code }) => code);
      expect(codes.filter((code) => code === 1)).toHaveLength(made);
      expect(await seatsTaken(db, educationNo)).toBe(3 * made);
    });
});
