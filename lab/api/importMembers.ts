import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECOND_MS } from '../../api/src/clock/durations.ts';
import { readConfiguration } from '../../api/src/configuration/configuration.ts';
import { migrate } from '../../api/src/database/migrate.ts';
import { openPostgres } from '../../api/src/database/postgres.ts';
import { memberImport } from '../../api/src/modules/user/imports/members/memberImport.ts';
import { runImport } from '../../api/src/modules/user/imports/runImport.ts';
import { undoBatch } from '../../api/src/modules/user/imports/undo.ts';
import { startCluster } from '../../api/src/testing/postgresCluster.ts';
import { loadNow } from './statistics.ts';

/**
 * Time and memory of an import: `npm run lab -- import [300000]` members with SHA-256 hashes, then the same file again,
 * and its undoing.
 */
const [members = 300_000] = process.argv.slice(2).map(Number);
const BYTES_PER_MB = 2 ** 20;

const HEADINGS =
  '회원번호,아이디,이름,휴대폰번호,생년월일,이메일,우편번호,주소,업종,인허가번호,업소명,가입일,비밀번호,비밀번호방식,솔트';
const rowOf = (number: number) =>
  [
    ...[number, `old${number}`, '홍길동', `010${20_000_000 + number}`, '19700302', `old${number}@example.com`],
    ...['04595', '서울특별시 중구 한빛로 27', '일반음식점', `2011${number}`, '한빛국밥집', '2011-03-02'],
    ...[createHash('sha256').update(`password${number}salt`).digest('hex'), 'sha256-salt-last', 'salt'],
  ].join(',');
const bytes = Buffer.from([HEADINGS, ...Array.from({ length: members }, (_, number) => rowOf(number))].join('\n'));

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
  const run = async () => {
    const { outcomes } = await runImport(memberImport, { bytes, isDryRun: false, report: () => undefined }, services);
    return outcomes;
  };
  console.log(`${members} members, ${(bytes.length / BYTES_PER_MB).toFixed(0)} MB`);
  await timed('first', run);
  await timed('again', run);
  await timed('undone', () =>
    db
      .transaction()
      .execute((transaction) =>
        undoBatch(
          { batchNo: 1, reason: 'lab' },
          { db: transaction, now: new Date(), ip: 'operator:lab', caller: null },
        ),
      ),
  );
} finally {
  await database.close();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
