import { MAX_REPLY_LENGTH } from '@portal/shared/contract/reply';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { duringChange } from '../../../testing/duringChange.ts';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { addEmployee, type Employee } from '../../office/testing/employee.ts';
import { eraseMember } from '../../user/withdrawal/eraseMember.ts';

type Member = Awaited<ReturnType<TestServer['member']>>;
interface Replies {
  list: { replyNo: number; content: string; writer: string; isMine: boolean; editedAt: string | null }[];
  pageInfo: { totalRow: number; endPage: number; next?: number };
}

describeWithDatabase('replies', (open, kind) => {
  let server: TestServer;
  let author: Member;
  let reader: Member;
  let employee: Employee;
  beforeAll(async () => {
    server = await open({ now: () => new Date('2026-11-20T02:00:00Z') });
    author = await server.member({ name: '홍길동' });
    reader = await server.member({ name: '김철수' });
    employee = await addEmployee(server, ['content']);
  });

  const write = async (title: string) =>
    Number((await author.client.call('postIntBoard', { title, content: '본문' })).entity);
  const reply = (postNo: number, content = '잘 읽었습니다.', { client }: Member = reader, kind = 'board') =>
    client.call('postIntReply', { kind, postNo, content });
  const edit = (replyNo: number, content: string, { client }: Member = reader) =>
    client.call('patchIntReply', { replyNo, content });
  const remove = (postNo: number, { client }: Member = reader, kind = 'reply') =>
    client.call('patchIntPostDelete', { kind, postNo });
  const replies = async (postNo: number, input: object = {}, { client }: Member = reader) =>
    (await client.call('getListBoxReply', { kind: 'board', postNo, ...input })).entity as Replies;
  const report = (postNo: number, { client }: Member = author) =>
    client.call('postIntReport', { kind: 'reply', postNo, reason: 'abuse' });
  const decide = (postNo: number, decision: string) =>
    employee.client.call('officeDecideReport', { postNo, decision, lastReportNo: 1_000_000, reason: '비방' });
  const counted = async (boardNo: number) =>
    ((await reader.client.call('getMapBoard', { boardNo })).entity as { replyCnt: number }).replyCnt;

  test('a reply is shown as typed, only below its post and only to members', async () => {
    const [postNo, other] = [await write('물음'), await write('다른 글')];
    const typed = '첫 줄\n\n<b>둘째</b> & 끝';
    const { entity } = await reader.client.call(
      'postIntReply',
      { kind: 'board', postNo, content: typed },
      { idempotencyKey: 'reply-1' },
    );
    const again = await reader.client.call(
      'postIntReply',
      { kind: 'board', postNo, content: typed },
      { idempotencyKey: 'reply-1' },
    );
    expect(again.entity).toBe(entity);
    const own = { replyNo: entity, content: typed, editedAt: null };
    expect((await replies(postNo)).list).toMatchObject([{ ...own, writer: '김철수', isMine: true }]);
    expect((await replies(postNo, {}, author)).list).toMatchObject([{ ...own, writer: '김*수', isMine: false }]);
    expect((await replies(other)).list).toEqual([]);
    expect([await counted(postNo), await counted(other)]).toEqual([1, 0]);
    const { list } = (await reader.client.call('getListBoxBoard', { keyword: '물음' })).entity as { list: object[] };
    expect(list).toMatchObject([{ boardNo: postNo, replyCnt: 1 }]);

    const guest = server.client();
    expect((await guest.call('getListBoxReply', { kind: 'board', postNo })).status).toBe(401);
    expect((await guest.call('postIntReply', { kind: 'board', postNo, content: '글' })).status).toBe(401);
    expect((await guest.call('patchIntReply', { replyNo: entity, content: '글' })).status).toBe(401);
    expect((await reader.client.call('getListBoxReply', { kind: 'promotion', postNo })).status).toBe(404);
    expect((await reader.client.call('getMapBoard', { boardNo: entity })).status).toBe(404);
  });

  test('replies appear in no list of posts and in no search', async () => {
    const postNo = await write('조용한 글');
    await reply(postNo, '유난히 드문 낱말 갈치속젓');
    const search = await reader.client.call('getListBoxBoard', { keyword: '갈치속젓' });
    expect(search.entity).toMatchObject({ list: [], pageInfo: { totalRow: 0 } });
  });

  test('many replies come in pages, the oldest first, without duplicates', async () => {
    const postNo = await write('많은 댓글');
    for (let no = 1; no <= 25; no += 1) await reply(postNo, `댓글 ${no}`);
    const first = await replies(postNo, { limit: 10 });
    expect(first.pageInfo).toMatchObject({ totalRow: 25, endPage: 3, next: first.list.at(-1)?.replyNo });
    await reply(postNo, '그사이 댓글');
    const second = await replies(postNo, { limit: 10, page: 2, after: first.pageInfo.next });
    const third = await replies(postNo, { limit: 10, page: 3, after: second.pageInfo.next });
    const texts = [first, second, third].flatMap(({ list }) => list.map(({ content }) => content));
    expect(texts).toEqual([...Array.from({ length: 25 }, (_, no) => `댓글 ${no + 1}`), '그사이 댓글']);
    expect(third.pageInfo.next).toBeUndefined();
  });

  test('an empty or too long reply is rejected at its field', async () => {
    const postNo = await write('긴 댓글');
    for (const content of ['', ' \n ', '가'.repeat(MAX_REPLY_LENGTH + 1)])
      expect(await reply(postNo, content)).toMatchObject({ status: 400, entity: { issues: [{ path: 'content' }] } });
    expect(await reply(postNo, '가'.repeat(MAX_REPLY_LENGTH))).toMatchObject({ code: 1 });
  });

  test('an own reply can be changed and deleted, another member’s returns 404', async () => {
    const postNo = await write('고칠 댓글');
    const replyNo = Number((await reply(postNo)).entity);
    expect((await edit(replyNo, '남이 고침', author)).status).toBe(404);
    expect((await remove(replyNo, author)).status).toBe(404);
    expect(await edit(replyNo, '고친 댓글')).toMatchObject({ code: 1 });
    expect((await replies(postNo)).list).toMatchObject([
      { content: '고친 댓글', editedAt: '2026-11-20T11:00:00+09:00' },
    ]);
    expect(await remove(replyNo)).toMatchObject({ code: 1 });
    expect((await replies(postNo)).pageInfo.totalRow).toBe(0);
    expect(await counted(postNo)).toBe(0);
    expect((await edit(replyNo, '다시')).status).toBe(404);
  });

  test('a reply to a hidden, deleted or missing post, or to a reply, is rejected', async () => {
    const [hidden, deleted] = [await write('숨길 글'), await write('지울 글')];
    const replyNo = Number((await reply(hidden)).entity);
    await author.client.call('postIntReport', { kind: 'reply', postNo: replyNo, reason: 'abuse' });
    await reader.client.call('postIntReport', { kind: 'board', postNo: hidden, reason: 'abuse' });
    await decide(hidden, 'hide');
    await remove(deleted, author, 'board');
    for (const postNo of [hidden, deleted, replyNo, 999_999])
      expect(await reply(postNo)).toMatchObject({ code: -2504 });
    expect(await reply(hidden, '글쓴이의 댓글', author)).toMatchObject({ code: -2504 });
    expect(await reply(await write('다른 게시판'), '글', reader, 'promotion')).toMatchObject({ code: -2504 });
    expect(await edit(replyNo, '고침')).toMatchObject({ code: -2504 });
    expect((await report(replyNo, await server.member())).status).toBe(404);
    expect((await reader.client.call('getListBoxReply', { kind: 'board', postNo: hidden })).status).toBe(404);
    expect(await remove(replyNo)).toMatchObject({ code: 1 });
  });

  test('the office hides and restores a reported reply, and its writer gets notices with the page', async () => {
    const postNo = await write('다툼이 있는 글');
    const replyNo = Number((await reply(postNo, '험한 말')).entity);
    expect(await report(replyNo, reader)).toMatchObject({ code: -2501 });
    expect(await report(replyNo)).toMatchObject({ code: 1 });
    expect((await employee.client.call('officeReport', { postNo: replyNo })).entity).toMatchObject({
      kind: 'reply',
      title: '험한 말',
      content: '<p>험한 말</p>',
      allowedActions: ['hide', 'dismiss'],
    });
    await decide(replyNo, 'hide');
    expect((await replies(postNo)).list).toEqual([]);
    expect(await counted(postNo)).toBe(0);
    expect(await edit(replyNo, '고침')).toMatchObject({ code: -2505 });
    const notices = (await reader.client.call('getListBoxUserNotice')).entity as { list: object[] };
    expect(notices.list[0]).toMatchObject({
      title: '올리신 글을 숨겼습니다.',
      content: expect.stringContaining('험한 말'),
      path: `/space/board/view?boardNo=${postNo}`,
    });
    await decide(replyNo, 'restore');
    expect((await replies(postNo)).list).toMatchObject([{ replyNo, content: '험한 말' }]);
  });

  test('replies of a withdrawn member have no name', async () => {
    const postNo = await write('남을 댓글');
    const leaving = await server.member({ name: '이떠남' });
    await reply(postNo, '안녕히 계세요', leaving);
    const row = await server.db
      .selectFrom('member')
      .selectAll()
      .where('member_no', '=', leaving.memberNo)
      .executeTakeFirstOrThrow();
    await inTransaction(server.db, (db) =>
      eraseMember(row, { db, now: new Date('2026-11-20T02:00:00Z'), configuration: server.configuration }),
    );
    expect((await replies(postNo)).list).toMatchObject([{ content: '안녕히 계세요', writer: '탈퇴한 회원' }]);
  });

  if (kind === 'postgresql')
    test('a reply written while its post is being hidden is rejected', async () => {
      const postNo = await write('지금 숨기는 글');
      const hide = (db: Queries) =>
        db.updateTable('member_post').set({ is_hidden: true }).where('post_no', '=', postNo).execute();
      expect(await duringChange(server.db, hide, () => reply(postNo))).toMatchObject({ code: -2504 });
    });
});
