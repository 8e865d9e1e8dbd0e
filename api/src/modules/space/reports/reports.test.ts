import sharp from 'sharp';
import { MAX_POST_REPORTS_A_DAY } from '@portal/shared/contract/postReport';
import { DAY_MS } from '../../../clock/durations.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { describeWithDatabase, duringChange, type TestServer } from '../../../testing/index.ts';
import { photo } from '../../../testing/samples.ts';
import { unusedUploadsJob } from '../../files/uploads/unusedUploadsJob.ts';
import { completeCourse } from '../../manager/testing/offerings.ts';
import { addEmployee, type Employee, newestAct } from '../../office/testing/employee.ts';
import { erasedFilesJob } from '../../user/withdrawal/erasedFiles.ts';
import { eraseMember } from '../../user/withdrawal/eraseMember.ts';

type Member = Awaited<ReturnType<TestServer['member']>>;
interface Listed {
  list: { title: string; postNo: number; reports: number; reasons: string[] }[];
  pageInfo: { totalRow: number };
}

describeWithDatabase('reported posts', (open, kind) => {
  let server: TestServer;
  let employee: Employee;
  let author: Member;
  let reader: Member;
  const now = new Date('2026-11-20T02:00:00Z');
  beforeAll(async () => {
    server = await open({ now: () => now });
    employee = await addEmployee(server, ['content']);
    author = await server.member();
    reader = await server.member();
  });

  const write = async (title: string, files: string[] = []) =>
    Number((await author.client.call('postIntBoard', { title, content: '<p>본문</p>', files })).entity);
  const report = (member: Member, postNo: number, more: object = {}) =>
    member.client.call('postIntReport', { kind: 'board', postNo, reason: 'abuse', ...more });
  const decide = (postNo: number, decision: string, more: object = {}) =>
    employee.client.call('officeDecideReport', { postNo, decision, lastReportNo: 1_000_000, ...more });
  const listed = async (input: object = {}) => (await employee.client.call('officeReports', input)).entity as Listed;
  const board = async (input: object = {}) =>
    (await reader.client.call('getListBoxBoard', { limit: 100, ...input })).entity as {
      list: { boardNo: number }[];
      pageInfo: { totalRow: number };
    };
  const detail = ({ client }: Member, boardNo: number) => client.call('getMapBoard', { boardNo });
  const upload = async () => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a0' } })
      .png()
      .toBuffer();
    return String((await author.client.call('uploadFile', {}, { file: { fileName: '가게.png', bytes } })).entity);
  };
  const fileStatus = async (path: string, client = server.client()) =>
    (await client.call('downloadFile', { path })).status;

  test('a post is reported once by each member, not by its writer, and not by guests', async () => {
    const postNo = await write('신고받는 글');
    expect(await report(reader, postNo)).toMatchObject({ code: 1 });
    expect(await report(reader, postNo)).toMatchObject({ code: -2502 });
    expect(await report(author, postNo)).toMatchObject({ code: -2501 });
    expect((await server.client().call('postIntReport', { kind: 'board', postNo, reason: 'abuse' })).status).toBe(401);
    expect((await report(reader, 999_999)).status).toBe(404);
    expect((await report(reader, postNo, { kind: 'promotion' })).status).toBe(404);
    const { status, entity } = await report(reader, postNo, { reason: 'other' });
    expect([status, entity]).toMatchObject([400, { issues: [{ path: 'words' }] }]);
  });

  test('concurrent reports count each other towards a member’s daily limit', async () => {
    const busy = await server.member();
    const posts: number[] = [];
    for (let no = 0; no <= MAX_POST_REPORTS_A_DAY; no += 1) posts.push(await write(`연달아 ${no}`));
    const answers = await Promise.all(posts.map((postNo) => report(busy, postNo)));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(MAX_POST_REPORTS_A_DAY);
    const refused = posts[answers.findIndex(({ code }) => code === -2503)] ?? 0;
    const dayAgo = new Date(now.getTime() - DAY_MS);
    await server.db
      .updateTable('post_report')
      .set({ reported_at: dayAgo })
      .where('member_no', '=', busy.memberNo)
      .execute();
    expect(await report(busy, refused)).toMatchObject({ code: 1 });
    await server.db.deleteFrom('post_report').where('member_no', '=', busy.memberNo).execute();
  });

  test('each post is queued once, by its oldest report, with the reasons of all', async () => {
    const [first, second] = [await write('먼저 신고된 글'), await write('나중 신고된 글')];
    await report(reader, first);
    await report(reader, second, { reason: 'advertising' });
    await report(await server.member(), first, { reason: 'other', words: '다툼이 있습니다' });
    const { list, pageInfo } = await listed();
    const own = list.filter(({ postNo }) => [first, second].includes(postNo));
    expect(own).toMatchObject([
      { postNo: first, reports: 2, reasons: ['abuse', 'other'] },
      { postNo: second, reports: 1, reasons: ['advertising'] },
    ]);
    expect(pageInfo.totalRow).toBe(list.length);
    const overview = (await employee.client.call('officeOverview')).entity as { waiting: object[] };
    expect(overview.waiting).toContainEqual(expect.objectContaining({ kind: 'reports', count: list.length }));
  });

  test('a hidden post is not readable, and its writer sees the reason', async () => {
    const path = await upload();
    const postNo = await write('숨길 고등어', [path]);
    const before = (await board()).pageInfo.totalRow;
    await report(reader, postNo);
    expect(await decide(postNo, 'hide', { reason: '' })).toMatchObject({ status: 400 });
    expect(await decide(postNo, 'hide', { reason: '광고를 되풀이했습니다.' })).toMatchObject({ code: 1, entity: 1 });
    expect(await newestAct(server)).toMatchObject({ act: 'hide post', object: 'member_post', object_no: postNo });

    const { list, pageInfo } = await board();
    expect([list.map(({ boardNo }) => boardNo).includes(postNo), pageInfo.totalRow]).toEqual([false, before - 1]);
    expect((await board({ keyword: '고등어' })).pageInfo.totalRow).toBe(0);
    expect((await detail(reader, postNo)).status).toBe(404);
    expect((await reader.client.call('countPostView', { boardNo: postNo })).status).toBe(404);
    expect((await report(await server.member(), postNo)).status).toBe(404);
    expect([await fileStatus(path), await fileStatus(path, reader.client)]).toEqual([404, 404]);
    expect(await fileStatus(path, employee.client)).toBe(200);
    expect((await detail(author, postNo)).entity).toMatchObject({
      hiddenReason: '광고를 되풀이했습니다.',
      imagePath: '',
      files: [],
    });
    const notices = (await author.client.call('getListBoxUserNotice')).entity as { list: object[] };
    expect(notices.list[0]).toMatchObject({
      title: '올리신 글을 숨겼습니다.',
      content: expect.stringContaining('광고를 되풀이했습니다.'),
      path: `/space/board/view?boardNo=${postNo}`,
    });
    expect(await listed({ state: 'hidden' })).toMatchObject({
      list: [{ postNo, hiddenReason: '광고를 되풀이했습니다.' }],
    });

    expect(await decide(postNo, 'restore')).toMatchObject({ code: 1 });
    expect((await board()).pageInfo.totalRow).toBe(before);
    expect((await detail(reader, postNo)).entity).toMatchObject({ imagePath: path, files: [{ path }] });
    expect((await detail(reader, postNo)).entity).not.toHaveProperty('hiddenReason');
    expect(await fileStatus(path)).toBe(200);
  });

  test('hiding a post a second time notifies its writer again', async () => {
    const postNo = await write('두 번 숨긴 글');
    for (const member of [await server.member(), await server.member()]) {
      await report(member, postNo);
      expect(await decide(postNo, 'hide', { reason: '비방' })).toMatchObject({ code: 1 });
      expect(await decide(postNo, 'restore')).toMatchObject({ code: 1 });
    }
    const path = `/space/board/view?boardNo=${postNo}`;
    const notices = server.db.selectFrom('member_notice').select('event').where('path', '=', path).orderBy('notice_no');
    expect((await notices.execute()).map(({ event }) => event)).toEqual([
      'postHidden',
      'postRestored',
      'postHidden',
      'postRestored',
    ]);
  });

  test('a file that another post shows remains public', async () => {
    const [attached, pictured] = [await upload(), await upload()];
    const hidden = await write('숨긴 사진 글', [attached, pictured]);
    await write('붙인 글', [pictured, attached]);
    const other = await write('사진만 있는 글', [pictured]);
    const attachments = server.db.deleteFrom('member_post_file').where('path', '=', pictured);
    await attachments.where('post_no', '<>', hidden).execute();
    // The first file of a post is its picture.
    await server.db.updateTable('member_post').set({ image_path: '' }).where('title', '=', '붙인 글').execute();
    await report(reader, hidden);
    await decide(hidden, 'hide', { reason: '비방' });
    expect([await fileStatus(attached), await fileStatus(pictured)]).toEqual([200, 200]);
    await report(reader, other);
    await decide(other, 'hide', { reason: '비방' });
    expect([await fileStatus(attached), await fileStatus(pictured)]).toEqual([200, 404]);
  });

  test('a decision is rejected if the post was decided or reported meanwhile', async () => {
    const postNo = await write('동시에 보는 글');
    const first = Number((await report(reader, postNo)).entity);
    await report(await server.member(), postNo);
    expect(await decide(postNo, 'dismiss', { lastReportNo: first })).toMatchObject({ code: -2401 });
    expect(await decide(postNo, 'dismiss')).toMatchObject({ code: 1, entity: 2 });
    expect(await decide(postNo, 'dismiss')).toMatchObject({ code: -2401 });
    expect(await decide(postNo, 'hide', { reason: '비방' })).toMatchObject({ code: -2401 });
    expect(await decide(postNo, 'restore')).toMatchObject({ code: -2401 });
    expect((await decide(999_999, 'dismiss')).status).toBe(404);
  });

  test('the office sees a reported post and the permitted decisions', async () => {
    const view = (no: number) => employee.client.call('officeReport', { postNo: no });
    const actionsOn = async (no: number) => ((await view(no)).entity as { allowedActions: string[] }).allowedActions;
    const postNo = await write('살펴볼 글');
    expect((await view(postNo)).status).toBe(404);
    expect((await view(999_999)).status).toBe(404);
    await report(reader, postNo);
    expect(await actionsOn(postNo)).toEqual(['hide', 'dismiss']);
    await decide(postNo, 'hide', { reason: '비방' });
    expect(await actionsOn(postNo)).toEqual(['restore']);
    expect((await view(postNo)).entity).toMatchObject({ hiddenReason: '비방' });
    await decide(postNo, 'restore');
    expect((await view(postNo)).entity).toMatchObject({ hiddenReason: null, allowedActions: [] });
  });

  if (kind === 'postgresql')
    test('while a post is being hidden, a report and another decision wait and find it hidden', async () => {
      const postNo = await write('지금 숨기는 글');
      await report(reader, postNo);
      const late = await server.member();
      const whileHiding = async (act: () => Promise<{ status: number; code: number }>) => {
        const isHidden = (hides: boolean) => (db: typeof server.db) =>
          db.updateTable('member_post').set({ is_hidden: hides }).where('post_no', '=', postNo).execute();
        const { status, code } = await duringChange(server.db, isHidden(true), act);
        await isHidden(false)(server.db);
        return [status, code];
      };
      expect(await whileHiding(() => report(late, postNo))).toMatchObject([404, expect.any(Number)]);
      expect(await whileHiding(() => decide(postNo, 'dismiss'))).toEqual([200, -2401]);
    });

  test('the job that removes unused uploads retains the files of a hidden post', async () => {
    const path = await upload();
    const postNo = await write('오래 숨긴 글', [path]);
    await report(reader, postNo);
    await decide(postNo, 'hide', { reason: '비방' });
    const later = () => new Date(now.getTime() + 40 * DAY_MS);
    const context = { ...server.services, db: server.db, log: server.app.log, now: later };
    await unusedUploadsJob.run(context);
    await erasedFilesJob.run(context);
    await decide(postNo, 'restore');
    expect(await fileStatus(path)).toBe(200);
  });

  test('withdrawal removes the name from reports and erases hidden posts', async () => {
    const postNo = await write('떠난 회원의 글');
    const shown = await write('남는 글');
    const leaving = await server.member();
    await report(leaving, postNo);
    await report(leaving, shown);
    await decide(postNo, 'hide', { reason: '비방' });
    for (const memberNo of [leaving.memberNo, author.memberNo])
      await inTransaction(server.db, async (db) => {
        const member = await db
          .selectFrom('member')
          .selectAll()
          .where('member_no', '=', memberNo)
          .executeTakeFirstOrThrow();
        await eraseMember(member, { db, now, configuration: server.configuration });
      });
    const reports = server.db.selectFrom('post_report').select(['post_no', 'member_no']);
    expect(await reports.where('post_no', 'in', [postNo, shown]).execute()).toEqual([
      { post_no: shown, member_no: null },
    ]);
  });
});

describeWithDatabase('reported reviews', (open) => {
  interface Listed {
    list: { reviewNo: number; imagePath: string }[];
    pageInfo: { totalRow: number };
  }

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
