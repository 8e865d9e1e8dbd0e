import sharp from 'sharp';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { photo } from '../../../testing/samples.ts';
import { completeCourse } from '../../manager/testing/offerings.ts';

interface Posts {
  list: { boardNo: number; title: string; writer: string; isMine: boolean }[];
  pageInfo: { totalRow: number; endPage: number };
}

describeWithDatabase('member space', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });

  test('board and promotions are for members, reviews for everyone', async () => {
    for (const name of [
      'getListBoxBoard',
      'getMapBoard',
      'getListBoxPromotion',
      'getMapPromotion',
      'postIntBoard',
      'postIntPromotion',
      'postIntReview',
      'getIntReviewable',
    ] as const) {
      expect(
        (await server.client().call(name, { boardNo: 1, promotionNo: 1, title: '가', content: '나' })).status,
      ).toBe(401);
    }
    expect((await server.client().call('getListBoxReview')).status).toBe(200);
  });

  test('a post is written once under its key, cleaned, and its writer masked for others', async () => {
    const author = await server.member({ name: '홍길동' });
    const reader = await server.member({ name: '김철수' });
    const post = { title: '육수 이야기', content: '<p>저온으로 <script>x()</script>끓입니다</p>' };
    const first = await author.client.call('postIntBoard', post, { idempotencyKey: 'board-1' });
    const again = await author.client.call('postIntBoard', post, { idempotencyKey: 'board-1' });
    expect(first).toMatchObject({ status: 200, code: 1 });
    expect(again.entity).toBe(first.entity);

    const { list } = (await reader.client.call('getListBoxBoard', { keyword: '육수' })).entity as Posts;
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ writer: '홍*동', isMine: false });
    const boardNo = list[0]?.boardNo;
    const mine = await author.client.call('getMapBoard', { boardNo });
    expect(mine.entity).toMatchObject({
      boardNo,
      writer: '홍길동',
      isMine: true,
      content: '<p>저온으로 끓입니다</p>',
      viewCnt: 0,
      files: [],
    });
    expect(await reader.client.call('countPostView', { boardNo })).toMatchObject({ entity: 1 });
    expect(await reader.client.call('countPostView', { promotionNo: boardNo })).toMatchObject({ status: 404 });
    expect(await server.client().call('countPostView', { boardNo })).toMatchObject({ status: 401 });
    expect((await reader.client.call('getMapBoard', { boardNo: 999_999 })).status).toBe(404);
    expect((await reader.client.call('getMapPromotion', { promotionNo: boardNo })).status).toBe(404);
    expect(JSON.stringify(await server.db.selectFrom('member_post').selectAll().execute())).not.toContain('홍길동');
  });

  test('an attached file becomes public; another member’s file cannot be attached', async () => {
    const author = await server.member();
    const thief = await server.member();
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a0' } })
      .png()
      .toBuffer();
    const path = String(
      (await author.client.call('uploadFile', {}, { file: { fileName: '가게.png', bytes: picture } })).entity,
    );
    const stolen = await thief.client.call('postIntBoard', { title: '훔친 사진', content: '글', files: [path] });
    expect(stolen).toMatchObject({ status: 400, entity: { issues: [{ path: 'files' }] } });
    expect((await server.client().request({ method: 'GET', url: `/files/${path}` })).status).toBe(404);

    const { entity: promotionNo } = await author.client.call('postIntPromotion', {
      title: '우리 가게',
      content: '어서 오세요',
      files: [path],
      shopName: '솔밭국밥',
      url: 'solbat.example.org',
    });
    expect((await thief.client.call('getMapPromotion', { promotionNo })).entity).toMatchObject({
      shopName: '솔밭국밥',
      url: 'https://solbat.example.org/',
      imagePath: path,
      files: [{ path, fileName: '가게.webp' }],
    });
    expect((await server.client().request({ method: 'GET', url: `/files/${path}` })).status).toBe(200);
  });

  test('invalid input is rejected with the name of its field', async () => {
    const { client } = await server.member();
    const wrong = async (name: 'postIntBoard' | 'postIntPromotion', input: Record<string, unknown>) =>
      ((await client.call(name, input)).entity as { issues: { path: string }[] }).issues.map(({ path }) => path);
    expect(await wrong('postIntBoard', { title: '', content: '글' })).toEqual(['title']);
    expect(await wrong('postIntBoard', { title: '제목', content: '<script>x()</script><p> </p>' })).toEqual([
      'content',
    ]);
    expect(await wrong('postIntPromotion', { title: '제목', content: '글', url: 'javascript:alert(1)' })).toEqual([
      'url',
    ]);
  });

  test.each([
    ['CONFIRMED', 0, -2508],
    ['NOT_COMPLETED', 0, -2508],
    ['ABSENT', 0, -2508],
    ['COMPLETED', 1, 1],
    ['SAT', 1, 1],
    ['PASSED', 1, 1],
    ['FAILED', 1, 1],
  ] as const)('reviews are written by those who were there: %s', async (status, reviewable, code) => {
    const { client, memberNo } = await server.member();
    await completeCourse(server.db, memberNo, 2);
    await server.db.updateTable('application').set({ status }).where('member_no', '=', memberNo).execute();
    expect(await client.call('getIntReviewable')).toMatchObject({ code: 1, entity: reviewable });
    const review = { title: '후기', content: '글', score: 5 };
    const file = { fileName: '교실.jpg', bytes: await photo() };
    expect(await client.call('postIntReview', review, { file })).toMatchObject({ code });
    await server.db.deleteFrom('member_post').where('member_no', '=', memberNo).execute();
  });

  test('a review carries its score and a picture', async () => {
    const { client, memberNo } = await server.member();
    await completeCourse(server.db, memberNo, 2);
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#00a' } })
      .png()
      .toBuffer();
    const file = { fileName: '수료.png', bytes: picture };
    const { code } = await client.call(
      'postIntReview',
      { title: '좋았습니다', content: '현장 사례가 많았습니다', score: 4, subject: '2급 집합교육' },
      { file },
    );
    expect(code).toBe(1);
    expect((await client.call('postIntReview', { title: '별 여섯', content: '글', score: 6 }, { file })).status).toBe(
      400,
    );
    const { list } = (await server.client().call('getListBoxReview')).entity as { list: { imagePath: string }[] };
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ title: '좋았습니다', score: 4, subject: '2급 집합교육', isMine: false });
    expect(
      (await server.client().request({ method: 'GET', url: `/files/${list[0]?.imagePath}` })).headers['content-type'],
    ).toBe('image/webp');
  });
});
