import sharp from 'sharp';
import { CODES } from '@portal/shared/contract';
import { countWaiting, describeOnBothDatabases, describeWithDatabase } from '../../../testing/index.ts';
import { addCourse, addExam, completeCourse, seatsTaken } from '../testing/offerings.ts';

const NOON = new Date('2026-11-20T12:00:00+09:00');

describeWithDatabase('applying', (open, kind) => {
  const start = (now = NOON) => open({ now: () => now });

  test('a paid course is held for half an hour, with its terms copied and its seat taken', async () => {
    const { db, member } = await start();
    const educationNo = await addCourse(db);
    const { client } = await member();
    const answer = await client.call('postIntEdu', { educationNo, memo: '휠체어 좌석을 부탁드립니다.', isDisorder: 2 });
    expect(answer).toMatchObject({ status: 200, code: 1 });
    const userExaminationNo = answer.entity as number;
    expect(await seatsTaken(db, educationNo)).toBe(1);
    expect((await client.call('getIntUserEduApply', { educationNo })).entity).toBe(1);

    await db
      .updateTable('education')
      .set({ address: '다른 곳', price: 90_000, percent: 10 })
      .where('education_no', '=', educationNo)
      .execute();
    const detail = await client.call('getMapUserEdu', { userExaminationNo });
    expect(detail.entity).toMatchObject({
      applyType: 1,
      status: 'HELD',
      statusName: '결제대기',
      allowedActions: ['pay', 'cancel'],
      price: 50_000,
      payDueAt: '2026-11-20T12:30:00+09:00',
      edu: { address: '서울특별시 중구 세종대로 110', percent: 100, eduDate: '2026-12-10', reEndDate2: '2026-12-10' },
      userEdu: { name: '홍길동', userBirth: '19900101', isDisorder: 2, memo: '휠체어 좌석을 부탁드립니다.' },
      refundQuote: { percent: 100, amount: 0 },
    });
  });

  test('a free course is confirmed at once and its slip can be printed', async () => {
    const { db, member } = await start();
    const educationNo = await addCourse(db, { price: 0 });
    const { client } = await member();
    const { entity } = await client.call('postIntEdu', { educationNo });
    const detail = await client.call('getMapUserEdu', { userExaminationNo: entity as number });
    expect(detail.entity).toMatchObject({
      status: 'CONFIRMED',
      allowedActions: ['cancel', 'printSlip'],
      payDueAt: null,
    });
  });

  test.each([
    ['before the period', '2026-10-26T08:59:59.999+09:00', {}, 'APPLY_NOT_OPEN'],
    ['in its first millisecond', '2026-10-26T09:00:00+09:00', {}, 'SUCCESS'],
    ['in its last millisecond', '2026-12-06T17:59:59.999+09:00', {}, 'SUCCESS'],
    ['after the period', '2026-12-06T18:00:00+09:00', {}, 'APPLY_NOT_OPEN'],
    ['when full', NOON.toISOString(), { taken: 30 }, 'APPLY_FULL'],
    ['when called off', NOON.toISOString(), { called_off: true }, 'APPLY_NOT_OPEN'],
  ] as const)('%s', async (_when, at, columns, code) => {
    const { db, member } = await start(new Date(at));
    const educationNo = await addCourse(db, columns);
    const before = await seatsTaken(db, educationNo);
    const { client } = await member();
    expect((await client.call('postIntEdu', { educationNo })).code).toBe(CODES[code].code);
    expect(await seatsTaken(db, educationNo)).toBe(before + (code === 'SUCCESS' ? 1 : 0));
  });

  test('a second application is rejected, an unknown course is 404, a guest is 401', async () => {
    const { db, member, client: guest } = await start();
    const educationNo = await addCourse(db);
    const { client } = await member();
    await client.call('postIntEdu', { educationNo });
    expect(await client.call('postIntEdu', { educationNo })).toMatchObject({
      status: 200,
      code: CODES.APPLY_DUPLICATE.code,
    });
    expect(await client.call('postIntEdu', { educationNo: 999 })).toMatchObject({ status: 404, code: 404 });
    expect(await guest().call('postIntEdu', { educationNo })).toMatchObject({ status: 401 });
    expect(await seatsTaken(db, educationNo)).toBe(1);
  });

  // The embedded database has one connection.
  if (kind === 'postgresql')
    test('while a crowd waits for one course, all other calls are served', async () => {
      const { db, member, client: guest } = await start();
      const educationNo = await addCourse(db);
      // More than there are connections to the database.
      const crowd = await Promise.all(Array.from({ length: 20 }, () => member()));
      const someoneElse = await member();
      const applying = await db.transaction().execute(async (changing) => {
        await changing.updateTable('education').set({ taken: 0 }).where('education_no', '=', educationNo).execute();
        const answers = crowd.map(({ client }) => client.call('postIntEdu', { educationNo }));
        while ((await countWaiting(changing)) < 2);
        const others = [
          guest().call('getListBoxEdu', { page: 1 }),
          someoneElse.client.call('getIntUserEduApply', { educationNo }),
        ];
        expect(await Promise.all(others)).toMatchObject([{ status: 200 }, { status: 200, entity: 0 }]);
        return { answers };
      });
      const answers = await Promise.all(applying.answers);
      expect(answers.map(({ code }) => code)).toEqual(crowd.map(() => CODES.SUCCESS.code));
    });

  test.each([
    ['a course', 'postIntEdu', 'getMapUserEdu', 'name', 'userEdu'],
    ['an exam', 'postIntExam', 'getMapUserExam', 'koName', 'userExam'],
  ] as const)('whoever applies for %s is who holds the account', async (_what, apply, view, nameField, answers) => {
    const { db, member } = await start();
    const { client, memberNo } = await member({ name: '김 한빛', user_birth: '19700203' });
    const offering =
      apply === 'postIntEdu'
        ? { educationNo: await addCourse(db, { price: 0 }) }
        : { examinationNo: await addExam(db, { price: 0 }) };
    await completeCourse(db, memberNo, 2);
    const refusedAt = async (form: object) => {
      const answer = await client.call(apply, { ...offering, ...form });
      expect(answer).toMatchObject({ status: 200, ...CODES.APPLICANT_NOT_ACCOUNT });
      return (answer.entity as { issues: { path: string }[] }).issues.map(({ path }) => path);
    };
    expect(await refusedAt({ [nameField]: '박대리', userBirth: '19700203' })).toEqual([nameField]);
    expect(await refusedAt({ [nameField]: '박대리', userBirth: '19990101' })).toEqual([nameField, 'userBirth']);
    expect(await refusedAt({ userBirth: '19700204' })).toEqual(['userBirth']);
    expect(await db.selectFrom('application').select('status').where('member_no', '=', memberNo).execute()).toEqual([
      { status: 'COMPLETED' },
    ]);
    // As an older build sends them, filled from the profile and with other spaces.
    const { entity } = await client.call(apply, { ...offering, [nameField]: '김한빛', userBirth: '19700203' });
    expect((await client.call(view, { userExaminationNo: entity as number })).entity).toMatchObject({
      [answers]: { [nameField]: '김 한빛', userBirth: '19700203' },
    });
  });

  test('an exam requires a completed course of its grade', async () => {
    const { db, member } = await start();
    const examinationNo = await addExam(db, { price: 0 });
    const { client, memberNo } = await member();
    await completeCourse(db, memberNo, 1);
    expect((await client.call('postIntExam', { examinationNo })).code).toBe(CODES.APPLY_NOT_ELIGIBLE.code);
    await completeCourse(db, memberNo, 2);
    const { entity } = await client.call('postIntExam', { examinationNo, enName: 'HONG GILDONG' });
    const detail = await client.call('getMapUserExam', { userExaminationNo: entity as number });
    expect(detail.entity).toMatchObject({
      applyType: 2,
      status: 'CONFIRMED',
      allowedActions: ['cancel', 'addPhoto'],
      passTime: '10:00',
      exam: { year: 2026, rounds: 4, part: '필기', passDate: '2026-12-24' },
      userExam: { examinationCode: '26042-0001', koName: '홍길동', enName: 'HONG GILDONG' },
    });
    expect((await client.call('getIntUserExamApply', { examinationNo })).entity).toBe(1);
  });

  test('the photo of a ticket is a picture that the member uploaded', async () => {
    const { db, member } = await start();
    const examinationNo = await addExam(db, { price: 0 });
    const { client, memberNo } = await member();
    await completeCourse(db, memberNo, 2);
    const stranger = await member();
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a0' } })
      .png()
      .toBuffer();
    const upload = async (by: typeof client, fileName: string, content: Buffer) =>
      (await by.call('uploadFile', {}, { file: { fileName, bytes: content } })).entity as string;
    const stolen = await upload(stranger.client, '사진.png', bytes);
    const document = await upload(client, '이력서.pdf', Buffer.from('%PDF-1.4\n%%EOF\n'));
    for (const userProfile of [
      stolen,
      document,
      'uploads/2026/11/none.webp',
      '../secret.png',
      'https://example.org/me.png',
    ]) {
      expect(await client.call('postIntExam', { examinationNo, userProfile })).toMatchObject({
        status: 400,
        entity: { issues: [{ path: 'userProfile', message: '직접 올린 사진만 사용할 수 있습니다.' }] },
      });
    }
    const userProfile = await upload(client, '사진.png', bytes);
    const { entity } = await client.call('postIntExam', { examinationNo, userProfile });
    expect((await client.call('getMapUserExam', { userExaminationNo: entity as number })).entity).toMatchObject({
      userExam: { userProfile },
    });
  });
});

describeOnBothDatabases('many at once', (open) => {
  const start = (now = NOON) => open({ now: () => now });

  test('one key makes one application; another body under it is rejected', async () => {
    const { db, member } = await start();
    const educationNo = await addCourse(db);
    const other = await addCourse(db);
    const { client } = await member();
    const first = await client.call('postIntEdu', { educationNo }, { idempotencyKey: 'once' });
    const again = await client.call('postIntEdu', { educationNo }, { idempotencyKey: 'once' });
    expect(again).toMatchObject({ code: 1, entity: first.entity });
    expect(await client.call('postIntEdu', { educationNo: other }, { idempotencyKey: 'once' })).toMatchObject({
      status: 422,
    });
    expect(await client.call('postIntEdu', { educationNo }, { idempotencyKey: 'twice' })).toMatchObject({
      code: CODES.APPLY_DUPLICATE.code,
    });
    expect(await client.call('postIntEdu', { educationNo }, { idempotencyKey: 'twice' })).toMatchObject({
      code: CODES.APPLY_DUPLICATE.code,
    });
    expect(await seatsTaken(db, educationNo)).toBe(1);
  });

  test('fifty at once for the last three seats: three get one', async () => {
    const { db, member } = await start();
    const educationNo = await addCourse(db, { taken: 27 });
    const members = await Promise.all(Array.from({ length: 50 }, () => member()));
    const answers = await Promise.all(members.map(({ client }) => client.call('postIntEdu', { educationNo })));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === CODES.APPLY_FULL.code)).toHaveLength(47);
    expect(await seatsTaken(db, educationNo)).toBe(30);
  });

  test('one member twenty times at once: one application', async () => {
    const { db, member } = await start();
    const educationNo = await addCourse(db);
    const { client, memberNo } = await member();
    await client.call('getIntUserEduApply', { educationNo });
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.call('postIntEdu', { educationNo })));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === CODES.APPLY_DUPLICATE.code)).toHaveLength(19);
    expect(await seatsTaken(db, educationNo)).toBe(1);
    const rows = await db.selectFrom('application').select('status').where('member_no', '=', memberNo).execute();
    expect(rows).toEqual([{ status: 'HELD' }]);
  });

  test('every exam number is given out once, over both parts of a round', async () => {
    const { db, member } = await start();
    const written = await addExam(db, { price: 0, part: '필기' });
    const practical = await addExam(db, { price: 0, part: '실기' });
    const members = await Promise.all(Array.from({ length: 5 }, () => member()));
    for (const { memberNo } of members) await completeCourse(db, memberNo, 2);
    await Promise.all(
      members.flatMap(({ client }) =>
        [written, practical].map((examinationNo) => client.call('postIntExam', { examinationNo })),
      ),
    );
    const codes = await db
      .selectFrom('application')
      .select('examination_code')
      .where('kind', '=', 'exam')
      .orderBy('examination_code')
      .execute();
    const round = codes[0]?.examination_code?.split('-')[0] ?? '';
    expect(codes.map(({ examination_code }) => examination_code)).toEqual(
      Array.from({ length: 10 }, (_, index) => `${round}-${String(index + 1).padStart(4, '0')}`),
    );
  });

  test('the database itself refuses an oversold course, a second live application and changed terms', async () => {
    const { db, member } = await start();
    const educationNo = await addCourse(db, { taken: 29 });
    const { client, memberNo } = await member();
    await client.call('postIntEdu', { educationNo });
    await expect(
      db.updateTable('education').set({ taken: 31 }).where('education_no', '=', educationNo).execute(),
    ).rejects.toThrow(/education_seats/);
    const row = await db
      .selectFrom('application')
      .selectAll()
      .where('member_no', '=', memberNo)
      .executeTakeFirstOrThrow();
    const copy = {
      ...row,
      application_no: undefined,
      terms: JSON.stringify(row.terms),
      answers: JSON.stringify(row.answers),
      changed_to: null,
    };
    await expect(db.insertInto('application').values(copy).execute()).rejects.toThrow(/application_one_live_education/);
    await expect(
      db.updateTable('application').set({ price: 1 }).where('member_no', '=', memberNo).execute(),
    ).rejects.toThrow(/never change/);
    await expect(addCourse(db, { re_start_date2: '2026-12-09' })).rejects.toThrow(/education_windows/);
  });
});
