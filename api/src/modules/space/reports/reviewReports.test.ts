import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { photo } from '../../../testing/samples.ts';
import { completeCourse } from '../../manager/testing/offerings.ts';
import { addEmployee, type Employee } from '../../office/testing/employee.ts';

interface Listed {
  list: { reviewNo: number; imagePath: string }[];
  pageInfo: { totalRow: number };
}

describeWithDatabase('reported reviews', (open) => {
  let server: TestServer;
  let employee: Employee;
  let author: Awaited<ReturnType<TestServer['member']>>;
  let reader: typeof author;
  beforeAll(async () => {
    server = await open({ now: () => new Date('2026-11-20T02:00:00Z') });
    employee = await addEmployee(server, ['content']);
    author = await server.member();
    await completeCourse(server.db, author.memberNo, 2);
    reader = await server.member();
  });

  const write = async (title: string) =>
    Number(
      (
        await author.client.call(
          'postIntReview',
          { title, content: '<p>강사가 누구라고 합니다.</p>', score: 2, subject: '2급 집합교육' },
          { file: { fileName: '교실.jpg', bytes: await photo() } },
        )
      ).entity,
    );
  const report = ({ client }: typeof author, postNo: number, kind = 'review') =>
    client.call('postIntReport', { kind, postNo, reason: 'personal' });
  const decide = (postNo: number, decision: string, more: object = {}) =>
    employee.client.call('officeDecideReport', { postNo, decision, lastReportNo: 1_000_000, ...more });
  const reviews = async (keyword?: string, client = server.client()) =>
    (await client.call('getListBoxReview', { limit: 100, ...(keyword && { keyword }) })).entity as Listed;

  test('a review is reported once by each member, not by its writer, not by guests, and only as a review', async () => {
    const reviewNo = await write('신고받는 후기');
    expect(await report(reader, reviewNo)).toMatchObject({ code: 1 });
    expect(await report(reader, reviewNo)).toMatchObject({ code: -2502 });
    expect(await report(author, reviewNo)).toMatchObject({ code: -2501 });
    expect((await report(reader, reviewNo, 'board')).status).toBe(404);
    const guest = await server.client().call('postIntReport', { kind: 'review', postNo: reviewNo, reason: 'abuse' });
    expect(guest.status).toBe(401);
    expect(await decide(reviewNo, 'dismiss')).toMatchObject({ code: 1, entity: 1 });
    expect((await reviews('신고받는')).list).toMatchObject([{ reviewNo }]);
  });

  test('a hidden review and its picture are not public, and restoring shows both again', async () => {
    const reviewNo = await write('숨길 후기');
    const before = await reviews();
    const picture = before.list.find((review) => review.reviewNo === reviewNo)?.imagePath ?? '';
    const pictureStatus = async () =>
      (await server.client().request({ method: 'GET', url: `/files/${picture}` })).status;
    expect(await pictureStatus()).toBe(200);
    await report(reader, reviewNo);
    const waiting = await employee.client.call('officeReports');
    expect(waiting.entity).toMatchObject({ list: [{ kind: 'review', postNo: reviewNo, reasons: ['personal'] }] });
    expect((await employee.client.call('officeReport', { postNo: reviewNo })).entity).toMatchObject({
      kind: 'review',
      score: 2,
      subject: '2급 집합교육',
      imagePath: picture,
      allowedActions: ['hide', 'dismiss'],
    });

    expect(await decide(reviewNo, 'hide', { reason: '이름을 밝혔습니다.' })).toMatchObject({ code: 1 });
    const total = before.pageInfo.totalRow;
    for (const { client } of [{ client: server.client() }, reader, author, employee]) {
      const shown = await reviews(undefined, client);
      expect(shown.list.map((review) => review.reviewNo)).not.toContain(reviewNo);
      expect(shown.pageInfo.totalRow).toBe(total - 1);
      expect((await reviews('숨길', client)).pageInfo.totalRow).toBe(0);
    }
    expect(await pictureStatus()).toBe(404);
    expect((await report(await server.member(), reviewNo)).status).toBe(404);
    const notices = (await author.client.call('getListBoxUserNotice')).entity as { list: object[] };
    expect(notices.list[0]).toMatchObject({
      title: '올리신 글을 숨겼습니다.',
      content: expect.stringContaining('[수강 후기]'),
      path: '/manager/edu/review',
    });

    expect(await decide(reviewNo, 'restore')).toMatchObject({ code: 1 });
    expect((await reviews('숨길')).list).toMatchObject([{ reviewNo, imagePath: picture }]);
    expect(await pictureStatus()).toBe(200);
  });
});
