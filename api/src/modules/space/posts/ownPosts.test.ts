import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { photo } from '../../../testing/samples.ts';
import { addEmployee, type Employee } from '../../office/testing/employee.ts';
import { retentionJob } from '../../user/retention/retentionJob.ts';

type Member = Awaited<ReturnType<TestServer['member']>>;
interface Detail {
  title: string;
  content: string;
  editedAt: string | null;
  imagePath: string;
  files: { path: string }[];
  previous: { no: number } | null;
  next: { no: number } | null;
}

/** HTML that an attacker may send directly to the API. */
const HOSTILE =
  '<p onclick="x()" style="position:fixed">글 <b>굵게</b> <i>기울임</i><script>x()</script></p>' +
  '<img src=x onerror=x()><svg onload=x()></svg><iframe srcdoc="<script>x()</script>"></iframe><h1>큰 제목</h1>' +
  '<ul><li>하나</li></ul><a href="javascript:x()">가</a><a href=" data:text/html,x">나</a><a href="//evil.example">다</a>' +
  '<a href="https://example.org" onmouseover="x()" target="_self">라</a><form action="/x"><input name="a"></form>' +
  '<math><mtext><style><img src=x onerror=x()></style></mtext></math>';

describeWithDatabase('own posts', (open) => {
  let server: TestServer;
  let author: Member;
  let reader: Member;
  let employee: Employee;
  const now = new Date('2026-11-20T02:00:00Z');
  beforeAll(async () => {
    server = await open({ now: () => now });
    author = await server.member({ name: '홍길동' });
    reader = await server.member();
    employee = await addEmployee(server, ['content']);
  });

  const write = async (title: string, more: object = {}) =>
    Number((await author.client.call('postIntBoard', { title, content: '본문', ...more })).entity);
  const view = async (boardNo: number, { client }: Member = reader) =>
    (await client.call('getMapBoard', { boardNo })).entity as Detail;
  const viewStatus = async (boardNo: number, { client }: Member = reader) =>
    (await client.call('getMapBoard', { boardNo })).status;
  const edit = (boardNo: number, input: object, { client }: Member = author) =>
    client.call('patchIntBoard', { boardNo, title: '고친 제목', content: '고친 글', ...input });
  const remove = (postNo: number, { client }: Member = author, kind = 'board') =>
    client.call('patchIntPostDelete', { kind, postNo });
  const listed = async (input: object = {}) =>
    (await reader.client.call('getListBoxBoard', { limit: 100, ...input })).entity as {
      list: { boardNo: number }[];
      pageInfo: { totalRow: number };
    };
  const upload = async () =>
    String(
      (await author.client.call('uploadFile', {}, { file: { fileName: '가게.jpg', bytes: await photo() } })).entity,
    );
  const fileStatus = async (path: string) =>
    (await server.client().request({ method: 'GET', url: `/files/${path}` })).status;
  const report = (postNo: number) => reader.client.call('postIntReport', { kind: 'board', postNo, reason: 'abuse' });
  const decide = (postNo: number, decision: string) =>
    employee.client.call('officeDecideReport', { postNo, decision, lastReportNo: 1_000_000, reason: '비방' });

  test('an own post is changed and shows the time; only its present files remain', async () => {
    const [kept, dropped, added] = [await upload(), await upload(), await upload()];
    const boardNo = await write('처음 제목', { files: [dropped, kept] });
    expect(await view(boardNo)).toMatchObject({ editedAt: null, imagePath: dropped });
    expect(await edit(boardNo, { files: [kept, added] })).toMatchObject({ code: 1, entity: 1 });
    expect(await view(boardNo)).toMatchObject({
      title: '고친 제목',
      content: '<p>고친 글</p>',
      editedAt: '2026-11-20T11:00:00+09:00',
      imagePath: kept,
      files: [{ path: kept }, { path: added }],
    });
    expect([await fileStatus(dropped), await fileStatus(kept), await fileStatus(added)]).toEqual([404, 200, 200]);
    expect((await listed({ keyword: '고친 제목' })).list).toMatchObject([{ boardNo }]);
    expect(await edit(boardNo, { title: '' })).toMatchObject({ status: 400, entity: { issues: [{ path: 'title' }] } });
    await remove(boardNo);
  });

  test('nobody changes or deletes another member’s post', async () => {
    const boardNo = await write('남의 글');
    expect((await edit(boardNo, {}, reader)).status).toBe(404);
    expect((await remove(boardNo, reader)).status).toBe(404);
    expect((await remove(boardNo, author, 'promotion')).status).toBe(404);
    const guest = server.client();
    expect((await guest.call('patchIntBoard', { boardNo, title: '가', content: '나' })).status).toBe(401);
    expect((await guest.call('patchIntPostDelete', { kind: 'board', postNo: boardNo })).status).toBe(401);
    expect(await view(boardNo)).toMatchObject({ title: '남의 글', editedAt: null });
  });

  test('a repeated key changes the post only once', async () => {
    const boardNo = await write('두 번 누른 글');
    const input = { boardNo, title: '한 번', content: '글' };
    await author.client.call('patchIntBoard', input, { idempotencyKey: 'edit-1' });
    await edit(boardNo, { title: '그다음' });
    expect(await author.client.call('patchIntBoard', input, { idempotencyKey: 'edit-1' })).toMatchObject({ code: 1 });
    expect((await view(boardNo)).title).toBe('그다음');
  });

  test('a deleted post and its files are not readable, and the office still reads a reported one', async () => {
    const path = await upload();
    const boardNo = await write('지울 글', { files: [path] });
    const before = (await listed()).pageInfo.totalRow;
    await report(boardNo);
    expect(await remove(boardNo)).toMatchObject({ code: 1, entity: 1 });
    expect((await listed()).pageInfo.totalRow).toBe(before - 1);
    expect([await viewStatus(boardNo), await viewStatus(boardNo, author)]).toEqual([404, 404]);
    expect((await author.client.call('countPostView', { boardNo })).status).toBe(404);
    expect((await edit(boardNo, {})).status).toBe(404);
    expect((await remove(boardNo)).status).toBe(404);
    expect(await fileStatus(path)).toBe(404);
    expect((await author.client.call('downloadFile', { path })).status).toBe(404);
    expect((await employee.client.call('downloadFile', { path })).status).toBe(200);
    expect((await employee.client.call('officeReport', { postNo: boardNo })).entity).toMatchObject({
      title: '지울 글',
      deletedAt: '2026-11-20T11:00:00+09:00',
      allowedActions: ['dismiss'],
    });
    expect(await decide(boardNo, 'hide')).toMatchObject({ code: -2401 });
    expect(await decide(boardNo, 'dismiss')).toMatchObject({ code: 1 });
    expect(await decide(boardNo, 'restore')).toMatchObject({ code: -2401 });
  });

  test('a hidden post cannot be changed, nor shown again after its writer has deleted it', async () => {
    const boardNo = await write('숨긴 글');
    await report(boardNo);
    await decide(boardNo, 'hide');
    expect(await edit(boardNo, {})).toMatchObject({ code: -2505 });
    const before = (await listed()).pageInfo.totalRow;
    expect(await remove(boardNo)).toMatchObject({ code: 1 });
    expect((await listed()).pageInfo.totalRow).toBe(before);
    expect(await decide(boardNo, 'restore')).toMatchObject({ code: -2401 });
    expect(await viewStatus(boardNo, author)).toBe(404);
  });

  test('a deleted post is erased after three months, unless there are reports of it', async () => {
    const [deleted, reported] = [await write('지운 글'), await write('신고된 글')];
    await report(reported);
    await remove(deleted);
    await remove(reported);
    const left = async () =>
      (
        await server.db
          .selectFrom('member_post')
          .select('post_no')
          .where('post_no', 'in', [deleted, reported])
          .orderBy('post_no')
          .execute()
      ).map(({ post_no }) => post_no);
    const runAt = (at: string) =>
      retentionJob.run({ ...server.services, db: server.db, log: server.app.log, now: () => new Date(at) });
    await runAt('2027-02-19T02:00:00Z');
    expect(await left()).toEqual([deleted, reported]);
    await runAt('2027-02-21T02:00:00Z');
    expect(await left()).toEqual([reported]);
  });

  test('the previous and next posts are visible ones', async () => {
    const numbers: number[] = [];
    for (const title of ['하나', '둘', '셋', '넷']) numbers.push(await write(title));
    const [first = 0, second = 0, third = 0, fourth = 0] = numbers;
    await remove(second);
    expect(await view(third)).toMatchObject({
      previous: { no: first, title: '하나' },
      next: { no: fourth, title: '넷' },
    });
    expect((await view(fourth)).next).toBeNull();
    await author.client.call('postIntPromotion', { title: '다른 게시판', content: '글' });
    expect((await view(fourth)).next).toBeNull();
  });

  test('hostile HTML is reduced to what an article may have, when it is written and when it is changed', async () => {
    const boardNo = await write('고약한 글', { content: HOSTILE });
    const written = (await view(boardNo)).content;
    expect(written).not.toMatch(/on\w+=|style|javascript|data:|script|<(img|svg|iframe|form|input|math|h1)|evil/);
    expect(written).toContain('<p>글 <strong>굵게</strong> <em>기울임</em></p>');
    expect(written).toContain('<a href="https://example.org" target="_blank" rel="nofollow ugc noopener noreferrer">');
    await edit(boardNo, { content: HOSTILE });
    expect((await view(boardNo)).content).toBe(written);
  });

  test('a promotion shows the address of the business, and its photos keep their order', async () => {
    const [first, second] = [await upload(), await upload()];
    const promotion = {
      title: '새 메뉴',
      content: '글',
      files: [second, first],
      shopName: '한빛국밥',
      url: '',
      postCode: '04524',
      shopAddress: '서울 중구 세종대로 110',
      shopAddress2: '1층',
      shopPhone: '02-123-4567',
    };
    const { entity } = await author.client.call('postIntPromotion', promotion);
    const promotionNo = Number(entity);
    const shop = {
      shopName: '한빛국밥',
      postCode: '04524',
      shopAddress: '서울 중구 세종대로 110',
      shopPhone: '021234567',
    };
    expect((await reader.client.call('getMapPromotion', { promotionNo })).entity).toMatchObject({
      ...shop,
      shopAddress2: '1층',
      imagePath: second,
      files: [{ path: second }, { path: first }],
    });
    expect((await reader.client.call('getListBoxPromotion')).entity).toMatchObject({
      list: [{ promotionNo, ...shop }, {}],
    });
    const changed = { ...promotion, promotionNo, files: [first, second], shopPhone: '' };
    expect(await author.client.call('patchIntPromotion', changed)).toMatchObject({ code: 1 });
    expect((await reader.client.call('getMapPromotion', { promotionNo })).entity).toMatchObject({
      imagePath: first,
      shopPhone: '',
      files: [{ path: first }, { path: second }],
    });
    const wrong = await author.client.call('postIntPromotion', { ...promotion, postCode: '1', shopPhone: '전화' });
    expect(wrong).toMatchObject({ status: 400, entity: { issues: [{ path: 'postCode' }, { path: 'shopPhone' }] } });
  });
});
