import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECOND_MS } from '../../api/src/clock/durations.ts';
import { readConfiguration } from '../../api/src/configuration/configuration.ts';
import { migrate } from '../../api/src/database/migrate.ts';
import { openPostgres } from '../../api/src/database/postgres.ts';
import { createLocalFileStore } from '../../api/src/integrations/files/localFileStore.ts';
import { applicationImport } from '../../api/src/modules/user/imports/applications/applicationImport.ts';
import { ArticleFolder } from '../../api/src/modules/user/imports/articles/ArticleFolder.ts';
import { createArticleImport } from '../../api/src/modules/user/imports/articles/articleImport.ts';
import { memberImport } from '../../api/src/modules/user/imports/members/memberImport.ts';
import type { ImportForm } from '../../api/src/modules/user/imports/plan.ts';
import { runImport } from '../../api/src/modules/user/imports/runImport.ts';
import { undoBatch } from '../../api/src/modules/user/imports/undo.ts';
import { startCluster } from '../../api/src/testing/postgresCluster.ts';
import { loadNow } from './statistics.ts';

/**
 * Time and memory of an import: `npm run lab -- import [300000] [1000]` members with SHA-256 hashes, a past application
 * of each, and articles with an attachment each; then the same files again, and their undoing.
 */
const [members = 300_000, articles = 1000] = process.argv.slice(2).map(Number);
const BYTES_PER_MB = 2 ** 20;

const HEADINGS =
  '회원번호,아이디,이름,휴대폰번호,생년월일,이메일,우편번호,주소,업종,인허가번호,업소명,가입일,비밀번호,비밀번호방식,솔트';
const rowOf = (number: number) =>
  [
    ...[number, `old${number}`, '홍길동', `010${20_000_000 + number}`, '19700302', `old${number}@example.com`],
    ...['04595', '서울특별시 중구 한빛로 27', '일반음식점', `2011${number}`, '한빛국밥집', '2011-03-02'],
    ...[createHash('sha256').update(`password${number}salt`).digest('hex'), 'sha256-salt-last', 'salt'],
  ].join(',');
const table = (headings: string, rowOf: (number: number) => string, rows: number) =>
  Buffer.from([headings, ...Array.from({ length: rows }, (_, number) => rowOf(number))].join('\n'));
const memberBytes = table(HEADINGS, rowOf, members);
const applicationBytes = table(
  '신청번호,구분,회원번호,교육·시험명,급수,장소,신청일,교육·시험일,상태,결제금액,결제방법,결제일',
  (number) => `A-${number},교육,${number},2급 과정,2급,서울교육장,2025-03-02,2025-04-01,수료,80000,신용카드,2025-03-02`,
  members,
);
const articleBytes = table(
  '글번호,게시판,제목,작성일,본문파일,첨부파일',
  (number) => `${number},자료실,자료 ${number},2015-07-03,text.html,form.pdf`,
  articles,
);
/** Bytes of the attachment of each article. */
const ATTACHMENT = 100_000;

const folder = mkdtempSync(join(tmpdir(), 'portal-import-'));
const cluster = await startCluster({ isDurable: true });
const database = await openPostgres(cluster.url, 2);
const db = database.queries;
const timed = async (name: string, work: () => Promise<unknown>) => {
  const began = performance.now();
  const answer = await work();
  const seconds = ((performance.now() - began) / SECOND_MS).toFixed(1);
  const memory = (process.resourceUsage().maxRSS / 1024).toFixed(0);
  console.log(`${name}: ${seconds} s, at most ${memory} MB, ${loadNow()}, ${JSON.stringify(answer)}`);
};
try {
  await migrate(database);
  const configuration = readConfiguration({ PORTAL_DEMO: '1', PORTAL_DATA: folder });
  const services = { db, configuration, ip: 'operator:lab', now: () => new Date() };
  const run = async <Field extends string, Data>(form: ImportForm<Field, Data>, bytes: Buffer, rows: number) => {
    console.log(`${rows} ${form.kind}, ${(bytes.length / BYTES_PER_MB).toFixed(0)} MB`);
    const once = async () =>
      (await runImport(form, { bytes, isDryRun: false, report: () => undefined }, services)).outcomes;
    await timed('first', once);
    await timed('again', once);
  };
  const undo = (batchNo: number) =>
    timed(`batch ${batchNo} undone`, () =>
      db
        .transaction()
        .execute((transaction) =>
          undoBatch({ batchNo, reason: 'lab' }, { db: transaction, now: new Date(), ip: 'operator:lab', caller: null }),
        ),
    );
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'text.html'), `<p>${'자료를 내려받으세요. '.repeat(100)}</p>`);
  writeFileSync(
    join(site, 'form.pdf'),
    Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(ATTACHMENT), Buffer.from('\n%%EOF\n')]),
  );
  const files = createLocalFileStore(join(folder, 'files'));
  await run(memberImport, memberBytes, members);
  await run(applicationImport, applicationBytes, members);
  await run(createArticleImport(new ArticleFolder(site, folder), files), articleBytes, articles);
  for (const batchNo of [3, 2, 1]) await undo(batchNo);
} finally {
  await database.close();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
