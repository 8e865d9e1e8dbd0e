import type { CallName } from '@portal/shared/contract';
import type { OfficeArticleKind } from '@portal/shared/contract/office';
import { DAY_MS } from '../../../../clock/durations.ts';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { pdf, photo } from '../../../../testing/samples.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';

/** The public calls per kind. */
const PUBLIC: Record<
  Exclude<OfficeArticleKind, 'faq'>,
  { list: CallName; view: CallName; key: string; count: CallName }
> = {
  notice: { list: 'getListBoxNotice', view: 'getMapNotice', key: 'noticeNo', count: 'countArticleView' },
  asctn: { list: 'getListBoxAsctn', view: 'getMapAsctn', key: 'asctnNo', count: 'countArticleView' },
  data: { list: 'getListBoxData', view: 'getMapData', key: 'dataNo', count: 'countArticleView' },
  examNotice: {
    list: 'getListBoxExamNotice',
    view: 'getMapExamNotice',
    key: 'examNoticeNo',
    count: 'countExamNoticeView',
  },
};
const KINDS = Object.keys(PUBLIC) as (keyof typeof PUBLIC)[];

interface Listed {
  list: { title: string; state: string; no: number; version: number }[];
  pageInfo: { totalRow: number };
}

const START = '2026-11-20T12:00:00+09:00';

describeWithDatabase('articles of the office', (open) => {
  let server: TestServer;
  let employee: Employee;
  let now = new Date(START);
  /** Moves the clock and signs a new employee in: the token would have expired. */
  const waitUntil = async (time: string) => {
    now = new Date(time);
    employee = await addEmployee(server, ['content']);
  };
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(async () => {
    await waitUntil(START);
  });

  const save = (kind: OfficeArticleKind, article: object, seen: { no?: number; version?: number } = {}) =>
    employee.client.call('officeSaveArticle', { kind, ...seen, article: { content: '<p>본문</p>', ...article } });
  const write = async (kind: OfficeArticleKind, article: object) => (await save(kind, article)).entity as number;
  const view = async (kind: OfficeArticleKind, no: number) =>
    (await employee.client.call('officeArticle', { kind, no })).entity as {
      version: number;
      state: string;
      changedBy: string;
      form: Record<string, unknown>;
    };
  const act = async (call: 'officeWithdrawArticle' | 'officePublishArticle', kind: OfficeArticleKind, no: number) =>
    employee.client.call(call, {
      kind,
      no,
      version: (await view(kind, no)).version,
      ...(call === 'officeWithdrawArticle' && { reason: '내용이 틀림' }),
    });
  const upload = async (call: 'officeUploadPicture' | 'officeUploadFile', fileName: string, bytes: Buffer) =>
    (await employee.client.call(call, {}, { file: { fileName, bytes } })).entity as {
      path: string;
      fileName: string;
      size: number;
    };

  /** Collects every public response that could contain an article with this title. */
  async function tracesOf(kind: keyof typeof PUBLIC, no: number, title: string, paths: string[]) {
    const visitor = server.client();
    const { list, view: viewing, key, count } = PUBLIC[kind];
    const listed = (await visitor.call(list, { limit: 100 })).entity as Listed;
    const found = (await visitor.call(list, { keyword: title })).entity as Listed;
    const neighbours: boolean[] = [];
    for (const row of listed.list as unknown as Record<string, number>[]) {
      const answer = await visitor.call(viewing, { [key]: row[key] });
      neighbours.push(JSON.stringify(answer.entity).includes(`"no":${no},`));
    }
    const files: number[] = [];
    for (const path of paths) {
      files.push((await visitor.request({ method: 'GET', url: `/files/${path}` })).status);
      files.push((await visitor.call('downloadFile', { path })).status);
    }
    const counted = kind === 'data' ? (await visitor.call('downloadCnt', { dataNo: no })).status : null;
    return {
      listed: listed.list.some((row) => row.title === title),
      // The total must equal the number of listed rows, hidden articles or not.
      sizeFits: listed.pageInfo.totalRow === listed.list.length,
      found: found.list.length + found.pageInfo.totalRow,
      viewed: (await visitor.call(viewing, { [key]: no })).status,
      viewCounted: (await visitor.call(count, { [key]: no })).status,
      neighbour: neighbours.includes(true),
      files,
      counted,
    };
  }
  const hidden = (kind: OfficeArticleKind) => ({
    listed: false,
    sizeFits: true,
    found: 0,
    viewed: 404,
    viewCounted: 404,
    neighbour: false,
    files: [404, 404, 404, 404],
    counted: kind === 'data' ? 404 : null,
  });
  const visible = (kind: OfficeArticleKind) => ({
    listed: true,
    sizeFits: true,
    found: 2,
    viewed: 200,
    viewCounted: 200,
    neighbour: true,
    files: [200, 200, 200, 200],
    counted: kind === 'data' ? 200 : null,
  });

  test.each(KINDS)('a %s is hidden before its period, after it, and while withdrawn', async (kind) => {
    await write(kind, { title: `${kind} 이웃`, fromDay: '2026-11-21', fromTime: '08:00' });
    const picture = await upload('officeUploadPicture', '행사.jpg', await photo());
    const file = await upload('officeUploadFile', '양식.pdf', pdf);
    const title = `${kind} 눈사람`;
    const no = await write(kind, {
      title,
      content: `<p>본문</p><img src="/files/${picture.path}" alt="행사장">`,
      files: [file],
      fromDay: '2026-11-21',
      fromTime: '09:00',
      untilDay: '2026-11-22',
    });
    const traces = () => tracesOf(kind, no, title, [picture.path, file.path]);
    expect(await traces()).toEqual(hidden(kind));
    await waitUntil('2026-11-21T08:59:59+09:00');
    expect(await traces()).toEqual(hidden(kind));
    await waitUntil('2026-11-21T09:00:00+09:00');
    expect(await traces()).toEqual(visible(kind));
    expect(await act('officeWithdrawArticle', kind, no)).toMatchObject({ entity: 1 });
    expect(await newestAct(server)).toMatchObject({ act: 'withdraw', object_no: no, reason: '내용이 틀림' });
    expect(await traces()).toEqual(hidden(kind));
    expect(await act('officePublishArticle', kind, no)).toMatchObject({ entity: 1 });
    expect(await newestAct(server)).toMatchObject({ act: 'publish', object_no: no });
    expect(await traces()).toEqual(visible(kind));
    await waitUntil('2026-11-23T00:00:00+09:00');
    expect(await traces()).toEqual(hidden(kind));
    expect(await act('officePublishArticle', kind, no)).toMatchObject({ entity: 1 });
    expect(await traces()).toEqual(visible(kind));
    expect((await view(kind, no)).form).toMatchObject({ untilDay: '', files: [file] });
  });

  test('a question is listed in its place while it is published', async () => {
    const questions = async () =>
      (
        (await server.client().call('getListBoxFaq', { keyword: '북극곰' })).entity as { list: { question: string }[] }
      ).list.map(({ question }) => question);
    const last = await write('faq', { title: '북극곰 둘째', content: '답', sortOrder: 2, subject: 'refund' });
    await write('faq', { title: '북극곰 첫째', content: '둘\n\n문단 <b>', sortOrder: 1 });
    await write('faq', { title: '북극곰 내일', content: '답', fromDay: '2026-11-21' });
    expect(await questions()).toEqual(['북극곰 첫째', '북극곰 둘째']);
    await act('officeWithdrawArticle', 'faq', last);
    expect(await questions()).toEqual(['북극곰 첫째']);
    const { entity } = await employee.client.call('officeArticles', { kind: 'faq', state: 'withdrawn' });
    expect((entity as Listed).list).toMatchObject([{ title: '북극곰 둘째', state: 'withdrawn' }]);
  });

  test('the office sees all of them, by state and by keyword', async () => {
    const titles = async (search: object) => {
      const { entity } = await employee.client.call('officeArticles', { kind: 'asctn', keyword: '펭귄', ...search });
      return (entity as Listed).list.map(({ title }) => title);
    };
    const sizes = async (state?: string) => {
      const { entity } = await employee.client.call('officeArticles', {
        kind: 'asctn',
        limit: 100,
        ...(state && { state }),
      });
      const { list, pageInfo } = entity as Listed;
      expect(pageInfo.totalRow).toBe(list.length);
    };
    await write('asctn', { title: '펭귄 지금' });
    await write('asctn', { title: '펭귄 내일', fromDay: '2026-11-21' });
    const withdrawn = await write('asctn', { title: '펭귄 내림' });
    await act('officeWithdrawArticle', 'asctn', withdrawn);
    await write('asctn', { title: '펭귄 종료', fromDay: '2026-11-01', untilDay: '2026-11-10' });
    expect(await titles({})).toEqual(['펭귄 내일', '펭귄 내림', '펭귄 지금', '펭귄 종료']);
    for (const [state, title] of [
      ['published', '펭귄 지금'],
      ['scheduled', '펭귄 내일'],
      ['withdrawn', '펭귄 내림'],
      ['ended', '펭귄 종료'],
    ]) {
      expect(await titles({ state })).toEqual([title]);
      await sizes(state);
    }
    await sizes();
  });

  test('the second of two employees who edit the same article is rejected, and nothing is lost', async () => {
    const no = await write('notice', { title: '처음 제목', isHygiene: true, isTop: true });
    const { version, form } = await view('notice', no);
    expect(form).toMatchObject({
      isHygiene: true,
      isTop: true,
      writer: '사무국',
      fromDay: '2026-11-20',
      fromTime: '12:00',
    });
    const other = await addEmployee(server, ['content'], '김다른');
    const change = (client: Employee['client'], title: string) =>
      client.call('officeSaveArticle', { kind: 'notice', no, version, article: { ...form, title } });
    const answers = await Promise.all([change(other.client, '다른 직원의 제목'), change(employee.client, '내 제목')]);
    expect(answers.map(({ code }) => code).sort()).toEqual([-2420, 1]);
    const won = answers[0]?.code === 1 ? other : employee;
    const after = await view('notice', no);
    expect(after).toMatchObject({ version: version + 1, changedBy: won === other ? '김다른' : '박직원' });
    for (const call of ['officeWithdrawArticle', 'officePublishArticle'] as const)
      expect(await employee.client.call(call, { kind: 'notice', no, version, reason: '이유' })).toMatchObject({
        code: -2420,
      });
    expect(await change(employee.client, '옛 판으로')).toMatchObject({ code: -2420 });
  });

  test('withdrawing an older article also hides its public files', async () => {
    const add = (path: string) =>
      server.db
        .insertInto('stored_file')
        .values({
          path,
          file_name: '점검표.csv',
          media_type: 'text/csv',
          size: 1,
          access: 'public',
          owner_no: null,
          stored_at: now,
        })
        .execute();
    await add('old/list.csv');
    const { article_no } = await server.db
      .insertInto('article')
      .values({
        kind: 'data',
        category: null,
        title: '예전 자료',
        summary: '',
        content: '<p>글</p>',
        plain_text: '글',
        writer: '사무국',
        published_at: new Date(now.getTime() - DAY_MS),
      })
      .returning('article_no')
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('article_file')
      .values({ article_no, path: 'old/list.csv', file_name: '점검표.csv', size: 1 })
      .execute();
    await act('officeWithdrawArticle', 'data', article_no);
    expect((await server.client().call('downloadFile', { path: 'old/list.csv' })).status).toBe(404);
  });

  test.each([
    [{ title: '' }, 'article.title', '제목을 입력해주세요.'],
    [{ content: '<p> </p><script>x()</script>' }, 'article.content', '내용을 입력해주세요.'],
    [
      { content: '<p>글</p><img src="/files/a.webp">' },
      'article.content',
      '사진마다 무엇이 보이는지 설명을 입력해주세요.',
    ],
    [
      { content: '<p>글</p><img src="/files/none.webp" alt="사진">' },
      'article.content',
      '글 속의 사진을 다시 올려주세요.',
    ],
    [{ imagePath: 'none.webp' }, 'article.imagePath', '사진을 다시 올려주세요.'],
    [{ files: [{ path: 'none.pdf', fileName: 'a.pdf', size: 1 }] }, 'article.files', '파일을 다시 올려주세요.'],
    [{ fromDay: '2026-11-22', untilDay: '2026-11-21' }, 'article.untilDay', '게시 종료는 게시 시작보다 뒤여야 합니다.'],
    [{ untilDay: '2026-11-19' }, 'article.untilDay', '게시 종료는 게시 시작보다 뒤여야 합니다.'],
    [{ fromTime: '09:00' }, 'article.fromDay', '게시 시작일을 입력해주세요.'],
  ])('a form with %j is refused at its field', async (changes, path, message) => {
    expect(await save('notice', { title: '제목', ...changes })).toMatchObject({
      status: 400,
      entity: { issues: [{ path, message }] },
    });
  });

  test('an article is sanitized when stored, and a missing one cannot be changed', async () => {
    const no = await write('notice', {
      title: '청소',
      content: '<p style="color:red">글</p><iframe src="/x"></iframe>',
    });
    expect((await view('notice', no)).form).toMatchObject({ content: '<p>글</p>' });
    expect(await employee.client.call('officeArticle', { kind: 'asctn', no })).toMatchObject({ status: 404 });
    expect(await save('asctn', { title: '다른 종류' }, { no, version: 1 })).toMatchObject({ status: 404 });
  });
});
