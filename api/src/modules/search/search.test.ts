import type { CallEntity } from '@portal/shared/contract';
import type { searchPortal } from '@portal/shared/contract/search';
import { DAY_MS } from '../../clock/durations.ts';
import { describeOnBothDatabases, type TestServer } from '../../testing/index.ts';
import { courseDraft } from '../manager/demo/draft.ts';
import { addCourse, addExam } from '../manager/testing/offerings.ts';
import { MAX_MATCHES } from './matches/store.ts';

const now = new Date('2026-11-20T03:00:00Z');
const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
type Answer = CallEntity<typeof searchPortal>;

interface Publication {
  published_at?: Date;
  published_until?: Date;
  withdrawn_at?: Date;
}

/** Publication states that no visitor may read. */
const NOT_OPEN: [string, Publication][] = [
  ['scheduled', { published_at: at(1) }],
  ['out of time', { published_at: at(-2), published_until: at(-1) }],
  ['withdrawn', { withdrawn_at: at(-1) }],
];

describeOnBothDatabases('the search', (open) => {
  let server: TestServer;
  const search = async (keyword: string, more: Record<string, unknown> = {}) =>
    (await server.client().call('searchPortal', { keyword, ...more })).entity as Answer;
  const titles = async (keyword: string) => (await search(keyword)).list.map(({ title }) => title);

  const addArticle = (kind: 'notice' | 'data' | 'asctn', title: string, more: Publication & { plain_text?: string }) =>
    server.db
      .insertInto('article')
      .values({
        kind,
        title,
        category: null,
        summary: '',
        content: '',
        plain_text: title,
        writer: '홍보국',
        published_at: at(-1),
        ...more,
      })
      .execute();
  const addFaq = (question: string, more: Publication) =>
    server.db
      .insertInto('faq')
      .values({ subject: 'edu', sort_order: 1, question, answer: '답변입니다.', published_at: at(-1), ...more })
      .execute();
  const addExamNotice = (title: string, more: Publication) =>
    server.db
      .insertInto('exam_notice')
      .values({ title, summary: '', writer: '자격검정국', content: '', published_at: at(-1), ...more })
      .execute();
  const addFoodNews = (title: string, published_at: Date) =>
    server.db
      .insertInto('food_news')
      .values({
        source_key: title,
        title,
        summary: '',
        source: '한식세계',
        url: 'https://news.example/1',
        published_at,
        fetched_at: now,
      })
      .execute();

  beforeAll(async () => {
    server = await open({ now: () => now });
    await addArticle('notice', '해오름 위생교육 안내', {
      plain_text: `${'안내 말씀입니다. '.repeat(20)}준비물은 신분증입니다.`,
    });
    await addArticle('asctn', '해오름 소식', {});
    await addArticle('data', '해오름 점검표', {});
    await addFaq('해오름은 무엇입니까?', {});
    await addExamNotice('해오름 시험 공고', {});
    await addFoodNews('해오름 김치', at(-1));
    await addCourse(server.db, { title: '해오름 집합교육' });
    await addExam(server.db, { examination_name: '해오름 자격시험' });
  });

  test.each(['/api/home/search', '/api/home/search/searchPortal'])(
    'responds at %s: by its name, and at the path that earlier builds use',
    async (path) => {
      const url = `${path}?${new URLSearchParams({ keyword: '까치밥' })}`;
      expect(await server.client().request({ method: 'GET', url })).toMatchObject({ status: 200, code: 1 });
    },
  );

  test('finds every kind with title, excerpt, date and number, and counts them', async () => {
    const { list, counts, pageInfo, hasMore, words } = await search('해오름');
    expect(Object.fromEntries(list.map(({ kind, title }) => [kind, title]))).toEqual({
      notice: '해오름 위생교육 안내',
      faq: '해오름은 무엇입니까?',
      course: '해오름 집합교육',
      exam: '2026년 제4회 해오름 자격시험 필기',
      examNotice: '해오름 시험 공고',
      data: '해오름 점검표',
      asctn: '해오름 소식',
      foodNews: '해오름 김치',
    });
    expect(pageInfo.totalRow).toBe(8);
    expect(counts).toMatchObject({ notice: 1, faq: 1, exam: 1 });
    expect([hasMore, words]).toEqual([false, ['해오름']]);
    const news = list.find(({ kind }) => kind === 'foodNews');
    expect(news).toMatchObject({ url: 'https://news.example/1', date: '2026-11-19T12:00:00+09:00' });
    const { list: ofKind, counts: same } = await search('해오름', { kind: 'faq' });
    expect(ofKind).toHaveLength(1);
    expect(same).toEqual(counts);
  });

  test('shows the words around the first match', async () => {
    const { list } = await search('신분증');
    expect(list[0]?.excerpt).toMatch(/^… .*준비물은 신분증입니다\.$/);
  });

  test('a course and an exam show price and deadline below their titles', async () => {
    await addCourse(server.db, { title: '새벽별 교육', price: 80_000 });
    // Ends at the end of a day.
    await addExam(server.db, { examination_name: '새벽별 시험', price: 0, apply_end_at: at(5.5) });
    const [course] = (await search('새벽별 교육비')).list;
    const [exam] = (await search('새벽별 응시료')).list;
    expect(course).toMatchObject({ title: '새벽별 교육', excerpt: expect.stringContaining('교육비 80,000원') });
    expect(course?.excerpt).toMatch(/신청 2026\.12\.06까지$/);
    expect(exam?.excerpt).toMatch(/응시료 무료, 신청 2026\.11\.25까지$/);
  });

  test('a fee is found by a question, although no title has the word', async () => {
    const { list, words } = await search('응시료는 얼마인가요');
    expect(words).toEqual(['응시료']);
    expect(list[0]).toMatchObject({ kind: 'exam' });
  });

  test('pages through results without duplicates', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => search('해오름', { page, limit: 3 })));
    const found = pages.flatMap(({ list }) => list.map(({ kind }) => kind));
    expect(new Set(found).size).toBe(8);
    expect(pages[0]?.pageInfo).toMatchObject({ endPage: 3, totalRow: 8 });
  });

  test.each(NOT_OPEN)('finds nothing that is %s', async (_, publication) => {
    await addArticle('notice', '숨은별 공지', publication);
    await addArticle('data', '숨은별 자료', publication);
    await addArticle('asctn', '숨은별 소식', publication);
    await addFaq('숨은별 질문', publication);
    await addExamNotice('숨은별 공고', publication);
    expect(await search('숨은별')).toMatchObject({ list: [], counts: {} });
    // Its words are not offered to a search that finds nothing.
    expect((await search('숨은벌')).words).toEqual(['숨은벌']);
  });

  test('finds no food news of tomorrow, and no course that has begun or was called off', async () => {
    await addFoodNews('먼바다 김치', at(1));
    await addCourse(
      server.db,
      courseDraft({
        title: '먼바다 지난 교육',
        eduType: 1,
        day: '2026-11-10',
        time: '10:00',
        address: '서울',
        address2: '',
        grade: 2,
        capacity: 30,
        price: 0,
      }),
    );
    await addCourse(server.db, { title: '먼바다 취소된 교육', called_off: true });
    await addExam(server.db, { examination_name: '먼바다 취소된 시험', called_off: true });
    expect(await titles('먼바다')).toEqual([]);
  });

  test('finds no posts of members, for members neither', async () => {
    const { client, memberNo } = await server.member();
    await server.db
      .insertInto('member_post')
      .values({
        kind: 'board',
        member_no: memberNo,
        writer_masked: '홍*동',
        title: '해오름 회원 글',
        summary: '',
        content: '',
        plain_text: '해오름',
        score: null,
        written_at: now,
      })
      .execute();
    const { entity } = await client.call('searchPortal', { keyword: '해오름 회원 글' });
    expect((entity as Answer).list.map(({ title }) => title)).not.toContain('해오름 회원 글');
  });

  test('spaces are ignored, and % and _ are ordinary characters', async () => {
    expect(await titles('해오름위생교육')).toEqual(['해오름 위생교육 안내']);
    expect(await titles('해오름 위생 교육')).toEqual(['해오름 위생교육 안내']);
    expect(await titles('%%')).toEqual([]);
    expect(await titles('__')).toEqual([]);
    expect(await titles("' or 1=1 --")).toEqual([]);
  });

  test('a typing error and an ending are tolerated, and the response names the words searched for', async () => {
    expect(await search('해오른')).toMatchObject({ words: ['해오름'] });
    expect((await search('점검표를')).list[0]?.title).toBe('해오름 점검표');
    expect((await search('위생ㄱ')).list[0]?.title).toBe('해오름 위생교육 안내');
  });

  test('only the newest of very many matches are read, and the response reports it', async () => {
    for (let day = 1; day <= MAX_MATCHES + 5; day += 1)
      await addArticle('notice', `많은눈 ${day}`, { published_at: at(-day) });
    const { pageInfo, hasMore, list } = await search('많은눈');
    expect([pageInfo.totalRow, hasMore, list[0]?.title]).toEqual([MAX_MATCHES, true, '많은눈 1']);
  });

  test('a keyword of two to sixty letters is required', async () => {
    for (const keyword of ['', ' ', '가', '가'.repeat(61)])
      expect((await server.client().call('searchPortal', { keyword })).status).toBe(400);
    expect((await server.client().call('searchPortal', { keyword: '해오름', limit: 100 })).status).toBe(400);
    expect(await titles('가 나다라마바사 '.repeat(6))).toEqual([]);
  });
});
