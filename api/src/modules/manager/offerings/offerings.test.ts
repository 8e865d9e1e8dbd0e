import { endOfSeoulDay, seoulInstant } from '@portal/shared/time';
import { describeOnBothDatabases } from '../../../testing/index.ts';
import { addEducation } from '../testing/offerings.ts';

describeOnBothDatabases('courses and exams', (open) => {
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
});
