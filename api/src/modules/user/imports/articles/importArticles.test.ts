import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { runLine } from '../../../../operator/testing/runLine.ts';
import { describeWithDatabase, TEST_NOW, type TestServer } from '../../../../testing/index.ts';
import { pdf, photo } from '../../../../testing/samples.ts';
import { addEmployee } from '../../../office/testing/employee.ts';

const HEADINGS = '글번호,게시판,제목,작성일,본문파일,작성자,조회수,첨부파일';
const NOTICE = '17,공지사항,여름 휴무 안내,2015. 7. 3 14:10,17.html,홍길동,"1,204",안내문.pdf';
const DATA = '17,자료실,신청서 양식,2016-01-02,b/2.html,,,양식들';
const BODY = `<p style="color:red" onclick="x()">여름에 쉽니다.</p><script>x()</script>
  <img src="/data/file/%EC%82%AC%EC%A7%84.jpg?v=1" width="600">`;

describeWithDatabase('importing articles', (open) => {
  let server: TestServer;
  let folder: string;
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  beforeEach(async () => {
    server = await open({ now: () => TEST_NOW });
    folder = mkdtempSync(join(tmpdir(), 'articles-'));
    write('17.html', BODY);
    write('data/file/사진.jpg', await photo());
    write('안내문.pdf', pdf);
    write('b/2.html', iconv.encode('<p>양식을 내려받으세요.</p>', 'cp949'));
    write('양식들/1 신청서.pdf', pdf);
    write('양식들/2 위임장.pdf', pdf);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const run = (rows: readonly string[], options = '') => {
    write('articles.csv', [HEADINGS, ...rows].join('\n'));
    return runLine(server, `import articles --folder ${folder}${options}`);
  };
  const stored = () =>
    server.db
      .selectFrom('imported_article')
      .innerJoin('article', 'article.article_no', 'imported_article.article_no')
      .select(['article.article_no', 'article.kind', 'title', 'writer', 'view_cnt', 'published_at', 'content'])
      .orderBy('article.article_no')
      .execute();
  const files = async () =>
    (await server.db.selectFrom('stored_file').select('path').execute()).map(({ path }) => path).sort();
  const statusOf = async (path: string) =>
    (await server.client().request({ method: 'GET', url: `/files/${path}` })).status;

  test('they are public with their dates, authors, views, safe text and checked files', async () => {
    const { code, out } = await run([NOTICE, DATA]);
    expect([code, out]).toEqual([0, expect.stringContaining('공지사항 2015년: 1\n  자료실 2016년: 1')]);
    const [notice, data] = await stored();
    expect([notice, data]).toMatchObject([
      {
        ...{ kind: 'notice', title: '여름 휴무 안내', writer: '홍길동', view_cnt: 1204 },
        published_at: new Date('2015-07-03T14:10:00+09:00'),
        content: expect.stringMatching(
          /^<p>여름에 쉽니다\.<\/p>\s*<img src="\/files\/uploads\/[^"]+\.webp" alt="" \/>$/,
        ),
      },
      { kind: 'data', writer: '사무국', view_cnt: 0, content: '<p>양식을 내려받으세요.</p>' },
    ]);
    const { entity } = await server.client().call('getMapData', { dataNo: data?.article_no });
    expect(entity).toMatchObject({ files: [{ fileName: '1 신청서.pdf' }, { fileName: '2 위임장.pdf' }] });
    expect(await files()).toHaveLength(4);
    for (const path of await files()) expect(await statusOf(path)).toBe(200);
    const queued = await server.db.selectFrom('erased_file').select('path').execute();
    expect(queued).toEqual([]);
  });

  test('rows are refused with line, column and cause, without anything stored of them', async () => {
    write('운영.pdf', '<script>x()</script>');
    write('빈.html', '<p> </p><script>x()</script>');
    write('사진.html', '<img src="none.jpg"><img src="https://example.com/a.jpg">');
    symlinkSync('/etc/hostname', join(folder, '밖.pdf'));
    const rows = [
      '1,자유게시판,제목,2015-07-03,17.html,,,',
      '2,공지사항,,2099-07-03,17.html,,많음,',
      '3,공지사항,제목,2015-07-03,none.html,,,',
      '4,공지사항,제목,2015-07-03,빈.html,,,',
      '5,공지사항,제목,2015-07-03,사진.html,,,',
      '6,공지사항,제목,2015-07-03,17.html,,,운영.pdf',
      '7,공지사항,제목,2015-07-03,17.html,,,밖.pdf|../articles.csv',
      NOTICE,
      NOTICE,
    ];
    const dry = await run(rows, ' --dry-run');
    expect([await stored(), await files()]).toEqual([[], []]);
    const { out } = await run(rows);
    expect(dry.out.replace(/\n시험 실행.*/, '')).toBe(out.replace(/\n묶음 번호.*/, ''));
    expect(out.split('\n').filter((line) => line.includes('거절\t'))).toEqual([
      '2번째 줄\t거절\t게시판\t공지사항, 협회소식, 자료실 중 하나를 적어주세요.',
      '3번째 줄\t거절\t제목\t제목을 적어주세요.',
      '3번째 줄\t거절\t조회수\t조회수를 숫자로 적어주세요.',
      "4번째 줄\t거절\t본문파일\t'none.html' 파일이 폴더에 없습니다.",
      '5번째 줄\t거절\t본문파일\t본문이 비어 있습니다.',
      "6번째 줄\t거절\t본문파일\t글 속의 사진 'none.jpg' 파일이 폴더에 없습니다.",
      '6번째 줄\t거절\t본문파일\t다른 홈페이지의 사진이 있습니다: https://example.com/a.jpg',
      expect.stringContaining("7번째 줄\t거절\t첨부파일\t'운영.pdf': "),
      "8번째 줄\t거절\t첨부파일\t'밖.pdf' 파일이 폴더에 없습니다.",
      "8번째 줄\t거절\t첨부파일\t'../articles.csv' 파일이 폴더에 없습니다.",
      '10번째 줄\t거절\t글번호\t9번째 줄과 같습니다.',
    ]);
    expect(await stored()).toHaveLength(1);
    expect(await files()).toHaveLength(2);
  });

  test('the same folder again changes nothing; a changed file is reported and stays', async () => {
    await run([NOTICE, DATA]);
    const before = [await stored(), await files()];
    expect((await run([NOTICE, DATA])).out).toContain('그대로: 2');
    write('b/2.html', '<p>다른 글</p>');
    expect((await run([NOTICE, DATA])).out).toContain('3번째 줄\t달라짐\t글번호');
    expect([await stored(), await files()]).toEqual(before);
  });

  test('they are undone with their files, but not after an employee has changed one', async () => {
    await run([NOTICE, DATA]);
    const paths = await files();
    expect(await runLine(server, 'import undo --batch 1 --reason wrong')).toMatchObject({ code: 0, out: '묶음 1: 2' });
    expect([await stored(), await files()]).toEqual([[], []]);
    for (const path of paths) expect(await statusOf(path)).toBe(404);
    await run([NOTICE]);
    const [notice] = await stored();
    const { client } = await addEmployee(server, ['content']);
    const withdrawal = { kind: 'notice', no: notice?.article_no, version: 1, reason: '지난 글' };
    expect(await client.call('officeWithdrawArticle', withdrawal)).toMatchObject({ code: 1 });
    expect(await runLine(server, 'import undo --batch 2 --reason wrong')).toMatchObject({
      code: 1,
      errors: '직원이 고치거나 내린 글이 있어 되돌릴 수 없습니다.',
    });
  });

  test('a folder without its table is refused', async () => {
    expect(await runLine(server, `import articles --folder ${folder}/none`)).toMatchObject({
      code: 1,
      errors: '폴더에 articles.csv가 없습니다.',
    });
  });
});
