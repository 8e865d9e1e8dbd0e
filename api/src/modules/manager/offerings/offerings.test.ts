import { describeOnBothDatabases } from '../../../testing/index.ts';
import { decide } from '../applications/decisions.ts';
import { addEducation, addExamination, completeEducation } from '../testing/offerings.ts';

describeOnBothDatabases('courses, exams and results', (open) => {
  async function start(at = '2026-11-20T12:00:00+09:00') {
    const clock = { now: new Date(at) };
    return { clock, ...(await open({ now: () => clock.now })) };
  }

  test.each([
    ['2026-10-26T08:59:59.999+09:00', {}, 'UPCOMING', []],
    ['2026-10-26T09:00:00+09:00', {}, 'OPEN', ['apply']],
    ['2026-12-03T17:59:59.999+09:00', {}, 'OPEN', ['apply']],
    ['2026-12-03T18:00:00+09:00', {}, 'CLOSING', ['apply']],
    ['2026-11-20T12:00:00+09:00', { taken: 26 }, 'OPEN', ['apply']],
    ['2026-11-20T12:00:00+09:00', { taken: 27 }, 'CLOSING', ['apply']],
    ['2026-11-20T12:00:00+09:00', { taken: 30 }, 'FULL', []],
    ['2026-12-06T18:00:00+09:00', {}, 'CLOSED', []],
    ['2026-12-10T23:59:59.999+09:00', {}, 'CLOSED', []],
    ['2026-12-11T00:00:00+09:00', {}, 'FINISHED', []],
    ['2026-11-20T12:00:00+09:00', { called_off: true }, 'CANCELLED', []],
  ])('at %s with %j it is %s', async (at, columns, status, allowedActions) => {
    const { db, client } = await start(at);
    const educationNo = await addEducation(db, columns);
    expect((await client().call('getMapEdu', { educationNo })).entity).toMatchObject({ status, allowedActions });
    expect((await client().call('getListBoxEdu', { status })).entity).toMatchObject({
      pageInfo: { totalRow: 1 },
      list: [{ educationNo }],
    });
  });

  test('applicable first, soonest first; filters and pages', async () => {
    const { db, client } = await start();
    const day = (held: string, columns: object = {}) =>
      addEducation(db, {
        held_at: new Date(`${held}T10:00:00+09:00`),
        finish_at: new Date(`${held}T23:59:59+09:00`),
        ...columns,
      });
    const later = await day('2026-12-20');
    const full = await day('2026-12-01', { taken: 30 });
    const sooner = await day('2026-12-15', { grade: 1, edu_type: 2, title: '100% 온라인 과정' });
    const over = await day('2026-11-02');
    const numbers = async (query: object) => {
      const { entity } = await client().call('getListBoxEdu', query);
      return (entity as { list: { educationNo: number }[] }).list.map(({ educationNo }) => educationNo);
    };
    expect(await numbers({})).toEqual([sooner, later, full, over]);
    expect(await numbers({ rating: 1 })).toEqual([sooner]);
    expect(await numbers({ eduType: 2 })).toEqual([sooner]);
    expect(await numbers({ keyword: '0% 온' })).toEqual([sooner]);
    expect(await numbers({ keyword: '%' })).toEqual([sooner]);
    expect(await numbers({ status: 'OPEN' })).toEqual([sooner, later]);
    expect(await numbers({ limit: 3, page: 2 })).toEqual([over]);
    expect(await client().call('getListBoxEdu', { limit: 3, page: 9 })).toMatchObject({
      entity: { list: [], pageInfo: { page: 9, endPage: 2, totalRow: 4 } },
    });
    expect(await client().call('getMapEdu', { educationNo: 999 })).toMatchObject({ status: 404 });
  });

  async function passed() {
    const server = await start();
    const { db } = server;
    const examinationNo = await addExamination(db, { price: 0 });
    const { client, memberNo } = await server.member();
    await completeEducation(db, memberNo, 2);
    const userExaminationNo = (await client.call('postIntExam', { examinationNo })).entity as number;
    const staff = {
      db,
      now: server.clock.now,
      log: { warn: () => undefined },
      keys: server.configuration.encryptionKeys,
    };
    expect(await decide({ applicationNo: userExaminationNo, decision: 'sit' }, staff)).toBe('SAT');
    expect(await decide({ applicationNo: userExaminationNo, decision: 'pass' }, staff)).toBe('PASSED');
    return { ...server, client, memberNo, examinationNo, userExaminationNo };
  }

  test('a result is sealed until its announcement, in the detail, the list and the passes', async () => {
    const { client, userExaminationNo, clock, db, memberNo } = await passed();
    const seen = async () => {
      const detail = (await client.call('getMapUserExam', { userExaminationNo })).entity;
      const list = (await client.call('getListBoxUserExam')).entity as { list: unknown[] };
      const passes = (await client.call('fetchUserCertList')).entity as { list: unknown[] };
      return { detail, item: list.list[0], passes: passes.list.length, text: JSON.stringify([detail, list]) };
    };
    // A session ends after 24 hours; this one is extended, since the test is not about sessions.
    await db
      .updateTable('session')
      .set({ expires_at: new Date('2027-01-01') })
      .where('member_no', '=', memberNo)
      .execute();
    clock.now = new Date('2026-12-24T09:59:59.999+09:00');
    const before = await seen();
    expect(before.detail).toMatchObject({ status: 'SAT', statusName: '응시', allowedActions: [] });
    expect(before.item).toMatchObject({ status: 'SAT' });
    expect(before.passes).toBe(0);
    expect(before.text).not.toMatch(/PASSED|합격/);
    clock.now = new Date('2026-12-24T10:00:00+09:00');
    const after = await seen();
    expect(after.detail).toMatchObject({
      status: 'PASSED',
      statusName: '합격',
      allowedActions: ['requestCertificate'],
    });
    expect(after.passes).toBe(1);
  });

  test('results stay sealed when their announcement is postponed', async () => {
    const { client, userExaminationNo, clock, db, examinationNo, memberNo } = await passed();
    await db
      .updateTable('session')
      .set({ expires_at: new Date('2027-01-01') })
      .where('member_no', '=', memberNo)
      .execute();
    await db
      .updateTable('examination')
      .set({ announced_at: new Date('2026-12-28T10:00:00+09:00') })
      .where('examination_no', '=', examinationNo)
      .execute();
    clock.now = new Date('2026-12-27T10:00:00+09:00');
    expect((await client.call('getMapUserExam', { userExaminationNo })).entity).toMatchObject({ status: 'SAT' });
    expect((await client.call('fetchUserCertList')).entity).toMatchObject({ list: [] });
  });

  test('a result of the other kind, or a second one, is refused', async () => {
    const { db, clock, configuration, userExaminationNo } = await passed();
    const staff = { db, now: clock.now, log: { warn: () => undefined }, keys: configuration.encryptionKeys };
    expect(await decide({ applicationNo: userExaminationNo, decision: 'pass' }, staff)).toBeNull();
    expect(await decide({ applicationNo: userExaminationNo, decision: 'complete' }, staff)).toBeNull();
  });

  test('exam notices: pinned first, then newest; the detail counts a view and knows its neighbours', async () => {
    const { db, client } = await start();
    const add = (title: string, day: string, isTop: boolean) =>
      db
        .insertInto('exam_notice')
        .values({
          title,
          summary: '요약',
          writer: '자격검정팀',
          content: '<p>내용</p>',
          reg_date: new Date(`${day}T00:00:00Z`),
          is_top: isTop,
        })
        .returning('exam_notice_no')
        .executeTakeFirstOrThrow();
    const first = await add('첫째', '2026-01-01', true);
    const second = await add('둘째', '2026-02-01', false);
    await add('셋째', '2026-03-01', false);
    const list = (await client().call('getListBoxExamNotice')).entity as { list: { title: string }[] };
    expect(list.list.map(({ title }) => title)).toEqual(['첫째', '셋째', '둘째']);
    const detail = await client().call('getMapExamNotice', { examNoticeNo: second.exam_notice_no });
    expect(detail.entity).toMatchObject({
      viewCnt: 1,
      content: '<p>내용</p>',
      previous: { no: first.exam_notice_no, title: '첫째' },
      next: { title: '셋째' },
    });
    expect(await client().call('getListBoxExamNotice', { keyword: '둘째' })).toMatchObject({
      entity: { pageInfo: { totalRow: 1 } },
    });
    expect(await client().call('getMapExamNotice', { examNoticeNo: 999 })).toMatchObject({ status: 404 });
  });
});
