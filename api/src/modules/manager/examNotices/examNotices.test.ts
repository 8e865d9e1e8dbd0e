import { describeWithDatabase } from '../../../testing/index.ts';

describeWithDatabase('exam notices', (open) => {
  test('pinned first, then newest; the detail has its neighbours and counts no view', async () => {
    const { db, client } = await open();
    const add = (title: string, day: string, isTop: boolean) =>
      db
        .insertInto('exam_notice')
        .values({
          title,
          summary: '요약',
          writer: '자격검정국',
          content: '<p>내용</p>',
          published_at: new Date(`${day}T00:00:00Z`),
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
      viewCnt: 0,
      content: '<p>내용</p>',
      previous: { no: first.exam_notice_no, title: '첫째' },
      next: { title: '셋째' },
    });
    const viewed = { examNoticeNo: second.exam_notice_no };
    expect(await client().call('countExamNoticeView', viewed)).toMatchObject({ entity: 1 });
    expect((await client().call('getMapExamNotice', viewed)).entity).toMatchObject({ viewCnt: 1 });
    expect(await client().call('countExamNoticeView', { examNoticeNo: 999 })).toMatchObject({ status: 404 });
    expect(await client().call('getListBoxExamNotice', { keyword: '둘째' })).toMatchObject({
      entity: { pageInfo: { totalRow: 1 } },
    });
    expect(await client().call('getMapExamNotice', { examNoticeNo: 999 })).toMatchObject({ status: 404 });
  });
});
