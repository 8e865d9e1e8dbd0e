import { sql } from 'kysely';
import type { Region } from '@portal/shared/contract/manager';
import { endOfSeoulDay, seoulInstant } from '@portal/shared/time';
import { hasEachWord } from '../../../database/longList.ts';
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
    ['2026-10-26T08:49:59.999+09:00', {}, 'UPCOMING', []],
    ['2026-10-26T08:50:00+09:00', {}, 'UPCOMING', ['wait']],
    ['2026-10-26T08:50:00+09:00', { line_setting: 'closed' as const }, 'UPCOMING', []],
    ['2026-10-26T08:59:59.999+09:00', {}, 'UPCOMING', ['wait']],
    ['2026-10-26T09:00:00+09:00', {}, 'OPEN', ['apply']],
    ['2026-12-03T17:59:59.999+09:00', {}, 'OPEN', ['apply']],
    ['2026-12-03T18:00:00+09:00', {}, 'CLOSING', ['apply']],
    ['2026-11-20T12:00:00+09:00', { taken: 26 }, 'OPEN', ['apply']],
    ['2026-11-20T12:00:00+09:00', { taken: 27 }, 'CLOSING', ['apply']],
    ['2026-11-20T12:00:00+09:00', { line_setting: 'open' as const }, 'OPEN', ['wait']],
    ['2026-11-20T12:00:00+09:00', { waiting: 1 }, 'OPEN', ['wait']],
    ['2026-11-20T12:00:00+09:00', { taken: 30, line_setting: 'closed' as const }, 'FULL', []],
    ['2026-11-20T12:00:00+09:00', { taken: 30 }, 'FULL', ['wait']],
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

  test('their number follows every change, without counting finished ones', async () => {
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
        total({ keyword: '집합' }),
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

  test('region and month narrow both lists and their number, including finished ones', async () => {
    const { db, client } = await start();
    const day = (held: string, columns: object = {}) =>
      addCourse(db, {
        edu_date: held,
        held_at: seoulInstant(held, '10:00'),
        finish_at: endOfSeoulDay(held),
        ...columns,
      });
    const busan = { address: '부산 해운대구 센텀중앙로 79' };
    const seoul = await day('2026-12-31');
    const inBusan = await day('2027-01-01', busan);
    const over = await day('2026-11-01', busan);
    const online = await day('2026-12-20', { edu_type: 2 });
    const examinationNo = await addExam(db, { address: '충청북도 청주시 상당구 상당로 82' });
    const found = async (query: object) => {
      const { entity } = await client().call('getListBoxEdu', query);
      const { list, pageInfo } = entity as { list: { educationNo: number }[]; pageInfo: { totalRow: number } };
      expect(pageInfo.totalRow).toBe(list.length);
      return list.map(({ educationNo }) => educationNo);
    };
    expect(await found({ region: 'SEOUL' })).toEqual([seoul]);
    expect(await found({ region: 'BUSAN' })).toEqual([inBusan, over]);
    expect(await found({ region: 'ONLINE' })).toEqual([online]);
    expect(await found({ region: 'JEJU' })).toEqual([]);
    expect(await found({ month: '2026-12' })).toEqual([online, seoul]);
    expect(await found({ month: '2027-01' })).toEqual([inBusan]);
    expect(await found({ month: '2026-11' })).toEqual([over]);
    expect(await found({ region: 'BUSAN', month: '2026-11', status: 'FINISHED', rating: 2 })).toEqual([over]);
    for (const [query, list] of [
      [{ region: 'CHUNGBUK', month: '2026-12' }, [{ examinationNo }]],
      [{ region: 'CHUNGNAM' }, []],
      [{ region: 'ONLINE' }, []],
    ] as const)
      expect((await client().call('getListBoxExam', query)).entity).toMatchObject({ list });
    for (const query of [{ region: '서울' }, { month: '2026-13' }, { month: '2026-1' }, { month: '0000-01' }])
      expect((await client().call('getListBoxEdu', query)).status).toBe(400);
  });

  test('the choices of regions and months are those of offerings to apply for, now or later', async () => {
    const { db, client } = await start();
    const choices = async (applyType: 1 | 2) =>
      (await client().call('getMapOfferingChoices', { applyType })).entity as unknown;
    expect(await choices(1)).toEqual({ regions: [], months: [] });
    const later = { edu_date: '2027-01-01', held_at: seoulInstant('2027-01-01', '00:30'), time: '00:30' };
    await addCourse(db, { ...later, finish_at: endOfSeoulDay('2027-01-01'), address: '제주도 제주시 문연로 6' });
    await addCourse(db, { edu_type: 2 });
    await addCourse(db);
    await addCourse(db, { address: '교육장 미정' });
    await addCourse(db, { address: '대구광역시 북구', called_off: true });
    await addCourse(db, { address: '대전광역시 서구', apply_end_at: new Date('2026-11-20T11:59:00+09:00') });
    await addExam(db, { address: '전라북도 전주시' });
    expect(await choices(1)).toEqual({ regions: ['SEOUL', 'JEJU', 'ONLINE'], months: ['2026-12', '2027-01'] });
    expect(await choices(2)).toEqual({ regions: ['JEONBUK'], months: ['2026-12'] });
  });

  test.each(
    Object.entries({
      SEOUL: '서울시 서울특별시 서울',
      BUSAN: '부산시 부산광역시 부산',
      DAEGU: '대구광역시',
      INCHEON: '인천광역시',
      GWANGJU: '광주광역시',
      DAEJEON: '대전광역시',
      ULSAN: '울산광역시',
      SEJONG: '세종특별자치시 세종시',
      GYEONGGI: '경기도 경기',
      GANGWON: '강원특별자치도 강원도 강원',
      CHUNGBUK: '충청북도 충북',
      CHUNGNAM: '충청남도 충남',
      JEONBUK: '전북특별자치도 전라북도 전북',
      JEONNAM: '전라남도 전남',
      GYEONGBUK: '경상북도 경북',
      GYEONGNAM: '경상남도 경남',
      JEJU: '제주특별자치도 제주도 제주',
    } satisfies Record<Exclude<Region, 'ONLINE'>, string>),
  )('an address in %s may begin with any of %s', async (region, beginnings) => {
    const { db, client } = await start();
    for (const beginning of beginnings.split(' ')) await addExam(db, { address: ` ${beginning} 시청로 1` });
    expect((await client().call('getMapOfferingChoices', { applyType: 2 })).entity).toMatchObject({
      regions: [region],
    });
    expect((await client().call('getListBoxExam', { region })).entity).toMatchObject({
      pageInfo: { totalRow: beginnings.split(' ').length },
    });
  });

  test('a keyword is searched in the name and in both lines of the place', async () => {
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

  test('all typed words must match, each in the name or one of the two lines of the place', async () => {
    const { db, client } = await start();
    const hall = { address: '서울특별시 송파구 양재대로 1', address2: '한빛외식회관 3층' };
    const educationNo = await addCourse(db, { title: '주말과정', ...hall });
    const examinationNo = await addExam(db, hall);
    await addCourse(db, { title: '평일과정', ...hall, address2: '다른 회관' });
    await addExam(db, { ...hall, address: '서울특별시 중구 한빛로 27' });
    for (const keyword of ['송파구 양재대로 한빛외식회관', ' 한빛외식회관  송파구 3층'])
      for (const [call, found] of [
        ['getListBoxEdu', { educationNo }],
        ['getListBoxExam', { examinationNo }],
      ] as const)
        expect((await client().call(call, { keyword })).entity).toMatchObject({
          pageInfo: { totalRow: 1 },
          list: [found],
        });
    const total = async (keyword: string) =>
      ((await client().call('getListBoxEdu', { keyword })).entity as { pageInfo: { totalRow: number } }).pageInfo
        .totalRow;
    expect(await total('송파구 주말')).toBe(1);
    expect(await total('송파구 부산')).toBe(0);
  });

  test('a keyword is found through its index', async () => {
    const { db } = await start();
    for (const kind of ['education', 'exam'] as const) {
      const { table } = OFFERING_KINDS[kind];
      const { rows } = await db.transaction().execute(async (transaction) => {
        await sql`set local enable_seqscan = off`.execute(transaction);
        return sql<{ 'QUERY PLAN': string }>`
          explain select from ${sql.table(table)}
          where ${hasEachWord({ texts: textsOf(kind) }, '집합 대강당')}`.execute(transaction);
      });
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`${table}_search`);
    }
  });
});
