import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely, type KyselyPlugin } from 'kysely';
import type { Tables } from '../../../database/types/tables.ts';
import { describeWithDatabase, TEST_NOW, type TestServer } from '../../../testing/index.ts';
import { pdf } from '../../../testing/samples.ts';
import { applicationImport } from './applications/applicationImport.ts';
import { ArticleFolder } from './articles/ArticleFolder.ts';
import { createArticleImport } from './articles/articleImport.ts';
import { hygieneImport } from './hygiene/hygieneImport.ts';
import { memberImport } from './members/memberImport.ts';
import { paperImport } from './papers/paperImport.ts';
import type { ImportForm } from './plan.ts';
import { runImport } from './runImport.ts';
import { undoBatch } from './undo.ts';

const KILLS = 10;
const ROWS = 20;
/** Few rows per transaction, for transactions enough to be killed between. */
const ROWS_AT_ONCE = 3;

const table = (headings: string, rowOf: (number: number) => string, rows = ROWS) =>
  Buffer.from([headings, ...Array.from({ length: rows }, (_, index) => rowOf(index))].join('\n'));
const phoneOf = (number: number) => `010${20_000_000 + number}`;
const MEMBERS = table(
  '회원번호,아이디,이름,휴대폰번호,생년월일,비밀번호,비밀번호방식',
  (number) => `${number},m${number},홍길동,${phoneOf(number)},19700302,${'ab'.repeat(32)},sha256`,
);

class Killed extends Error {}

/** Fails the nth statement and all later ones, as a process that is gone: the database rolls its transaction back. */
class Killing implements KyselyPlugin {
  statements = 0;
  readonly #last: number;

  constructor(last: number) {
    this.#last = last;
  }

  transformQuery({ node }: Parameters<KyselyPlugin['transformQuery']>[0]) {
    this.statements += 1;
    if (this.statements >= this.#last) throw new Killed();
    return node;
  }

  async transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    return result;
  }
}

/** Numbers below a maximum by a fixed seed (linear congruence of Numerical Recipes). */
function* numbersBelow(maximum: number, seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield 1 + (state % maximum);
  }
}

interface Kind {
  name: string;
  bytes: Buffer;
  /** Stored rows without their own numbers. */
  rows: string;
  import(server: TestServer, db: Kysely<Tables>): Promise<{ batchNo: number | null; rows: number }>;
}

const run = <Field extends string, Data>(
  form: ImportForm<Field, Data>,
  bytes: Buffer,
  { services }: TestServer,
  db: Kysely<Tables>,
) => {
  const options = { bytes, isDryRun: false, report: () => undefined };
  return runImport({ ...form, rowsAtOnce: ROWS_AT_ONCE }, options, { ...services, db, ip: 'operator:test' });
};
const kind = <Field extends string, Data>(form: ImportForm<Field, Data>, bytes: Buffer, rows: string): Kind => ({
  ...{ name: form.kind, bytes, rows },
  import: (server, db) => run(form, bytes, server, db),
});

const folder = mkdtempSync(join(tmpdir(), 'killed-'));
const ARTICLES = table(
  '글번호,게시판,제목,작성일,본문파일,첨부파일',
  (number) => `${number},자료실,자료 ${number},2015-07-03,${number}.html,양식`,
  7,
);
const articles: Kind = {
  name: 'articles',
  bytes: ARTICLES,
  rows: `select imported_article.number, title, content, article_file.file_name, stored_file.size, encode(row_hash, 'hex') as hash,
    exists (select from erased_file where erased_file.path = stored_file.path) as is_erased
    from imported_article join article using (article_no) left join article_file using (article_no)
    left join stored_file using (path) order by 1, article_file_no`,
  import: (server, db) => {
    const { configuration, integrations } = server.services;
    return run(
      createArticleImport(new ArticleFolder(folder, configuration.dataFolder), integrations.files),
      ARTICLES,
      server,
      db,
    );
  },
};

const KINDS: readonly Kind[] = [
  kind(
    memberImport,
    MEMBERS,
    `select old_number, user_id, name, user_phone, joined_at, encode(row_hash, 'hex') as hash,
      (select count(*) from old_password where old_password.member_no = member.member_no) as passwords
      from imported_member join member using (member_no) order by old_number`,
  ),
  kind(
    paperImport,
    table(
      '종류,번호,이름,발급일,급수,교육명,회원번호',
      (number) => `자격증,2009-${1000 + number},홍길동,2009-05-07,1,,`,
    ),
    `select number, kind, holder_masked, grade, issued_on, encode(row_hash, 'hex') as hash from imported_paper order by 1`,
  ),
  kind(
    applicationImport,
    table(
      '신청번호,구분,회원번호,교육·시험명,신청일,교육·시험일,상태,결제금액',
      (number) => `${number},교육,${number},과정,2025-03-02,2025-04-01,수료,${1000 + number}`,
    ),
    `select number, old_number, paid, status, encode(imported_application.row_hash, 'hex') as hash
      from imported_application join imported_member using (member_no) order by number`,
  ),
  kind(
    hygieneImport,
    table(
      '수료증번호,교육구분,수료일,이름,생년월일,휴대폰번호',
      (number) => `2015-${1000 + number},신규,2015-05-07,홍길동,19700302,${phoneOf(number)}`,
    ),
    `select number, course, completed_on, old_number
      from hygiene_completion join imported_member using (member_no) order by number`,
  ),
  articles,
];

describeWithDatabase('an import that is killed', (open) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await open({ now: () => TEST_NOW });
    for (let number = 0; number < ROWS; number += 1)
      writeFileSync(join(folder, `${number}.html`), `<p>글 ${number}</p>`);
    mkdirSync(join(folder, '양식'), { recursive: true });
    for (const name of ['1.pdf', '2.pdf']) writeFileSync(join(folder, '양식', name), pdf);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const readRows = async ({ rows }: Kind) => (await sql.raw(rows).execute(server.db)).rows;
  const undo = (batchNo: number) =>
    server.db
      .transaction()
      .execute((db) =>
        undoBatch({ batchNo, reason: 'test' }, { db, now: TEST_NOW, ip: 'operator:test', caller: null }),
      );
  const batchesSince = (batchNo: number) =>
    server.db.selectFrom('import_batch').selectAll().where('batch_no', '>', batchNo).execute();

  test.each(KINDS)('$name: at any of ten moments, the same file again ends with the same rows', async (one) => {
    if (one.name === 'applications' || one.name === 'hygiene') await run(memberImport, MEMBERS, server, server.db);
    const counting = new Killing(Infinity);
    const whole = await one.import(server, server.db.withPlugin(counting));
    const expected = await readRows(one);
    expect(new Set(expected.map((row) => JSON.stringify(row))).size).toBeGreaterThanOrEqual(whole.rows);
    let last = whole.batchNo ?? 0;
    await undo(last);
    expect(await readRows(one)).toEqual([]);
    const moments = numbersBelow(counting.statements, 2026);
    for (let killed = 0; killed < KILLS; killed += 1) {
      const killing = new Killing(moments.next().value);
      await expect(one.import(server, server.db.withPlugin(killing))).rejects.toThrow(Killed);
      await one.import(server, server.db);
      expect(await readRows(one)).toEqual(expected);
      const batches = await batchesSince(last);
      expect(batches).toMatchObject([{ kind: one.name, finished_at: TEST_NOW, undone_at: null }]);
      last = batches[0]?.batch_no ?? last;
      await undo(last);
      expect(await readRows(one)).toEqual([]);
    }
  });
});
