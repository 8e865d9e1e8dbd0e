import { sql } from 'kysely';
import { endOfSeoulDay, seoulInstant } from '@portal/shared/time';
import { hasKeyword } from '../../../database/longList.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import { describeWithDatabase } from '../../../testing/index.ts';
import { addCourse, addExam } from '../testing/offerings.ts';
import { textsOf } from './store.ts';

describeWithDatabase('courses and exams', (open) => {
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
    const educationNo = await addCourse(db, columns);
    expect((await client().call('getMapEdu', { educationNo })).entity).toMatchObject({ status, allowedActions });
    expect((await client().call('getListBoxEdu', { status })).entity).toMatchObject({
      pageInfo: { totalRow: 1 },
      list: [{ educationNo }],
    });
  });

  test('applicable first, soonest first; filters and pages', async () => {
    const { db, client } = await start();
    const day = (held: string, columns: object = {}) =>
      addCourse(db, {
        edu_date: held,
        held_at: seoulInstant(held, '10:00'),
        finish_at: endOfSeoulDay(held),
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

  test('their number follows every change, and none that is over is counted for it', async () => {
    const { db, client } = await start();
    const over = { edu_date: '2026-11-02', held_at: seoulInstant('2026-11-02', '10:00') };
    const add = (columns: object = {}) =>
      addCourse(db, { ...over, finish_at: endOfSeoulDay('2026-11-02'), ...columns });
    const total = async (query: object = {}) =>
      ((await client().call('getListBoxEdu', query)).entity as { pageInfo: { totalRow: number } }).pageInfo.totalRow;
    const totals = () =>
      Promise.all([
        total(),
        total({ rating: 1 }),
        total({ eduType: 2 }),
        total({ rating: 2, eduType: 1 }),
        total({ status: 'FINISHED' }),
        total({ status: 'FINISHED', rating: 1 }),
        total({ status: 'CANCELLED' }),
        total({ status: 'OPEN' }),
        total({ keyword: '집체' }),
      ]);
    expect(await totals()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const [first, second] = [await add(), await add({ grade: 1 })];
    const third = await add({ edu_type: 2, called_off: true });
    await addCourse(db);
    expect(await totals()).toEqual([4, 1, 1, 2, 2, 1, 1, 1, 4]);
    await db.updateTable('education').set({ grade: 1, edu_type: 2 }).where('education_no', '=', first).execute();
    expect(await totals()).toEqual([4, 2, 2, 1, 2, 2, 1, 1, 4]);
    await db.updateTable('education').set({ called_off: true }).where('education_no', '=', second).execute();
    expect(await totals()).toEqual([4, 2, 2, 1, 1, 1, 2, 1, 4]);
    await db.deleteFrom('education').where('education_no', 'in', [first, third]).execute();
    expect(await totals()).toEqual([2, 1, 0, 1, 0, 0, 1, 1, 2]);

    await db
      .updateTable('list_size')
      .set({ size: 1000 })
      .where('table_name', '=', 'education')
      .where('kind', '=', '1')
      .where('category', '=', '1')
      .execute();
    expect([await total({ rating: 1, eduType: 1 }), await total({ rating: 2 })]).toEqual([1000, 1]);
  });

  test('a keyword is looked for in the name and in both lines of the place', async () => {
    const { db, client } = await start();
    const place = { address: '부산광역시 해운대구 센텀중앙로 79', address2: '센텀교육센터 5층' };
    const educationNo = await addCourse(db, { title: '주말과정', ...place });
    const examinationNo = await addExam(db, { examination_name: '외식경영관리사 1급', ...place });
    await addCourse(db);
    await addExam(db);
    for (const keyword of ['해운대', '센텀교육센터', '5층'])
      for (const [call, found] of [
        ['getListBoxEdu', { educationNo }],
        ['getListBoxExam', { examinationNo }],
      ] as const)
        expect((await client().call(call, { keyword })).entity).toMatchObject({
          pageInfo: { totalRow: 1 },
          list: [found],
        });
    expect((await client().call('getListBoxEdu', { keyword: '주말' })).entity).toMatchObject({
      list: [{ educationNo }],
    });
  });

  test('a keyword is found through its index', async () => {
    const { db } = await start();
    for (const kind of ['education', 'exam'] as const) {
      const { table } = OFFERING_KINDS[kind];
      const { rows } = await db.transaction().execute(async (transaction) => {
        await sql`set local enable_seqscan = off`.execute(transaction);
        return sql<{ 'QUERY PLAN': string }>`
          explain select from ${sql.table(table)}
          where ${hasKeyword({ texts: textsOf(kind) }, '집체')}`.execute(transaction);
      });
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`${table}_search`);
    }
  });
});
