import { sql, type KyselyPlugin } from 'kysely';
import type { CallEntity } from '@portal/shared/contract';
import type { getMapCalendar } from '@portal/shared/contract/manager';
import { addDays, endOfSeoulDay, seoulInstant } from '@portal/shared/time';
import { describeOnBothDatabases, type TestServer } from '../../../testing/index.ts';
import { courseDraft } from '../demo/draft.ts';
import { addCourse, addExam } from '../testing/offerings.ts';
import { listMonth, monthQuery } from './store.ts';

type Calendar = CallEntity<typeof getMapCalendar>;

const now = new Date('2026-11-20T12:00:00+09:00');

describeOnBothDatabases('the calendar', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(async () => {
    for (const table of ['education', 'examination', 'exam_notice'] as const)
      await server.db.deleteFrom(table).execute();
  });

  const read = async (input: object = {}) => (await server.client().call('getMapCalendar', input)).entity as Calendar;
  const days = (events: Calendar['courses'] | Calendar['exams']) =>
    events.map(({ day, time, event }) => `${day} ${time} ${event}`);
  const heldOn = (day: string) => ({
    edu_date: day,
    held_at: seoulInstant(day, '10:00'),
    finish_at: endOfSeoulDay(day),
  });
  const publish = (title: string, columns: object = {}) =>
    server.db
      .insertInto('exam_notice')
      .values({
        title,
        summary: title,
        content: '',
        files: '[]',
        writer: '자격검정국',
        published_at: seoulInstant('2026-11-03', '09:00'),
        ...columns,
      })
      .returning('exam_notice_no')
      .executeTakeFirstOrThrow();

  test('the current month is the default; a course has its days in their months', async () => {
    const educationNo = await addCourse(server.db);
    expect(await read()).toMatchObject({ month: '2026-11', today: '2026-11-20', courses: [], total: 0 });
    expect(days((await read({ month: '2026-10' })).courses)).toEqual(['2026-10-26 09:00 APPLY_OPENS']);
    const { courses, total, next } = await read({ month: '2026-12' });
    expect(days(courses)).toEqual(['2026-12-06 18:00 APPLY_CLOSES', '2026-12-10 10:00 HELD']);
    expect([total, next]).toEqual([2, null]);
    expect(courses[1]).toEqual({
      educationNo,
      event: 'HELD',
      eventName: '진행',
      day: '2026-12-10',
      time: '10:00',
      title: '외식경영관리사 2급 집합교육',
      rating: 2,
      region: 'SEOUL',
      regionName: '서울',
      seatsLeft: 30,
      status: 'OPEN',
      statusName: '접수중',
    });
  });

  test('of exams that open together, the written one comes before the practical one', async () => {
    await addExam(server.db, { part: '실기' });
    await addExam(server.db, { part: '필기' });
    const { exams } = await read({ month: '2026-12' });
    expect(exams.filter(({ event }) => event === 'HELD').map(({ title }) => title.slice(-2))).toEqual(['필기', '실기']);
  });

  test('a course of several days is held on each of them, and is over with the last one', async () => {
    const hours = { time: '10:00', endTime: '17:00' };
    const further = [
      { lessonNo: 2, day: '2026-12-10', time: '18:00', endTime: '20:00' },
      { lessonNo: 3, day: '2026-12-31', ...hours },
      { lessonNo: 4, day: '2027-01-02', ...hours },
    ];
    await addCourse(server.db, { further_lessons: JSON.stringify(further), ends_at: endOfSeoulDay('2027-01-02') });
    const held = async (month: string) =>
      (await read({ month })).courses.filter(({ event }) => event === 'HELD').map(({ day, time }) => `${day} ${time}`);
    expect(await held('2026-12')).toEqual(['2026-12-10 10:00', '2026-12-31 10:00']);
    expect(await held('2027-01')).toEqual(['2027-01-02 10:00']);
    expect(await held('2027-02')).toEqual([]);
  });

  test('an exam also has the day of its results, and a name with its round and part', async () => {
    const examinationNo = await addExam(server.db);
    const { exams } = await read({ month: '2026-12' });
    expect(days(exams)).toEqual(['2026-12-06 18:00 APPLY_CLOSES', '2026-12-10 10:00 HELD', '2026-12-24 10:00 RESULTS']);
    expect(exams[0]).toMatchObject({ examinationNo, title: '2026년 제4회 외식경영관리사 2급 필기' });
  });

  test('a period that ends at 24:00 ends on its last day, also at the end of a month', async () => {
    await addCourse(server.db, { apply_end_at: endOfSeoulDay('2026-11-30') });
    expect(days((await read({ month: '2026-11' })).courses)).toEqual(['2026-11-30 24:00 APPLY_CLOSES']);
    expect(days((await read({ month: '2026-12' })).courses)).toEqual(['2026-12-10 10:00 HELD']);
  });

  test('a called-off offering is marked on its day and closed for applications', async () => {
    await addCourse(server.db, { called_off: true });
    const { courses } = await read({ month: '2026-12' });
    expect(courses).toMatchObject([{ event: 'HELD', status: 'CANCELLED', statusName: '취소됨' }]);
    expect((await read({ month: '2026-10' })).total).toBe(0);
  });

  test('region, grade and kind narrow the month', async () => {
    const inBusan = { address: '부산 해운대구 센텀중앙로 79' };
    const busan = await addCourse(server.db, inBusan);
    const first = await addCourse(server.db, { grade: 1 });
    const online = await addCourse(server.db, { edu_type: 2 });
    const exam = await addExam(server.db, inBusan);
    await publish('시행 공고', { published_at: seoulInstant('2026-11-03') });
    const held = async (input: object) => {
      const { courses, exams } = await read({ month: '2026-12', ...input });
      return [
        courses.filter(({ event }) => event === 'HELD').map(({ educationNo }) => educationNo),
        exams.filter(({ event }) => event === 'HELD').map(({ examinationNo }) => examinationNo),
      ];
    };
    expect(await held({})).toEqual([[busan, first, online], [exam]]);
    expect(await held({ region: 'BUSAN' })).toEqual([[busan], [exam]]);
    expect(await held({ region: 'ONLINE' })).toEqual([[online], []]);
    expect(await held({ rating: 1 })).toEqual([[first], []]);
    expect(await held({ applyType: 1 })).toEqual([[busan, first, online], []]);
    expect(await held({ applyType: 2, region: 'BUSAN' })).toEqual([[], [exam]]);
    for (const [input, count] of [
      [{}, 1],
      [{ applyType: 2 }, 1],
      [{ applyType: 1 }, 0],
      [{ rating: 2 }, 0],
      [{ region: 'BUSAN' }, 0],
    ] as const)
      expect((await read({ month: '2026-11', ...input })).notices).toHaveLength(count);
    for (const input of [{ month: '2026-13' }, { region: '서울' }, { rating: 3 }, { applyType: 3 }])
      expect((await server.client().call('getMapCalendar', input)).status).toBe(400);
  });

  test('public exam notices are on their day of publication', async () => {
    const { exam_notice_no: examNoticeNo } = await publish('제4회 시행 공고');
    await publish('거둔 공고', { withdrawn_at: now });
    await publish('내일의 공고', { published_at: seoulInstant('2026-11-21') });
    await publish('지난달의 공고', { published_at: seoulInstant('2026-10-31') });
    expect((await read()).notices).toEqual([{ examNoticeNo, day: '2026-11-03', title: '제4회 시행 공고' }]);
  });

  test('an empty month names the day of the next event that matches the filters', async () => {
    const applying = {
      apply_start_at: seoulInstant('2027-02-01', '09:00'),
      apply_end_at: seoulInstant('2027-02-20', '18:00'),
    };
    await addCourse(server.db, { ...heldOn('2027-03-02'), ...applying });
    await addExam(server.db, { grade: 1 });
    expect(await read({ month: '2026-11' })).toMatchObject({ total: 0, next: '2026-12-06' });
    expect(await read({ month: '2026-11', rating: 2 })).toMatchObject({ total: 0, next: '2027-02-01' });
    expect(await read({ month: '2027-01' })).toMatchObject({ total: 0, next: '2027-02-01' });
    expect(await read({ month: '2027-04' })).toMatchObject({ total: 0, next: null });
    await addCourse(server.db, { ...heldOn('2027-05-10'), is_draft: true });
    expect(await read({ month: '2027-04' })).toMatchObject({ total: 0, next: null });
  });

  test('a month of 2,000 courses is one statement, read through the indexes of its days', async () => {
    const from = '2026-01-01';
    const drafts = Array.from({ length: 2000 }, (_, index) =>
      courseDraft({
        day: addDays(from, index),
        time: '10:00',
        address: '서울특별시 중구 세종대로 110',
        address2: '',
        grade: 2,
        capacity: 30,
        price: 0,
        title: `외식경영관리사 2급 ${index}기`,
        eduType: 1,
      }),
    );
    for (let first = 0; first < drafts.length; first += 500)
      await server.db
        .insertInto('education')
        .values(drafts.slice(first, first + 500))
        .execute();
    let statements = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const { rows, total } = await listMonth(server.db.withPlugin(counting), '2028-03', {}, now);
    expect([rows.length, total, statements]).toEqual([3 * 31, 3 * 31, 1]);
    // The API's account may not analyse a table: the planner does not know how many rows it has.
    const plan = await server.db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      return sql<{ 'QUERY PLAN': string }>`explain ${monthQuery('2028-03', {}, now)}`.execute(transaction);
    });
    const steps = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(steps).not.toMatch(/Seq Scan on education/);
    for (const index of ['education_held', 'education_apply_start', 'education_apply_end', 'education_ends'])
      expect(steps).toContain(index);
  });
});
