import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openPostgres } from '../../api/src/database/postgres.ts';
import type { Database } from '../../api/src/database/types/database.ts';
import { startTossServer } from '../../api/src/integrations/gateway/toss/testing/tossServer.ts';
import { postgresOwner, postgresPrograms } from '../../e2e/debianPostgres.ts';
import { log } from '../../launcher/output.ts';
import { startApiProcess, type ApiProcess } from '../api/apiProcess.ts';
import { addOpenCourse } from '../api/applicants.ts';
import { fillApplications } from '../api/release/fillApplications.ts';
import { BackedUpDatabase } from './BackedUpDatabase.ts';
import { listLost } from './listLost.ts';
import { Members } from './Members.ts';
import { differencesOf, recordState } from './recordState.ts';

// Loses a database while members pay and leave, and restores it twice, to the last moment and to a chosen one:
// npm run lab -- drill [applications]

const [applications = 1_000_000] = process.argv.slice(2).map(Number);
const PORT_API = 5521;
const COURSES = 100;
const SEATS = 10_000;
const LOAD_MS = 20_000;
const LOST_AT_MOST_S = 60;
const BACK_WITHIN_S = 15 * 60;
const PGBACKREST = '/usr/bin/pgbackrest';
const SECRET = 'test_sk_of_the_gateway_of_the_drill';

const programs = postgresPrograms();
if (!programs || !existsSync(PGBACKREST)) {
  log('drill', 'not run: it needs postgresql and pgbackrest of Debian (apt-get install postgresql pgbackrest)');
  process.exit(1);
}

const complaints: string[] = [];
const expect = (holds: boolean, complaint: string) => void (holds || complaints.push(complaint));
const say = (line: string) => log('drill', line);
async function timed<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  const began = performance.now();
  const answer = await work();
  say(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return answer;
}

const files = mkdtempSync(join(tmpdir(), 'portal-drill-files-'));
const gateway = await startTossServer({ secret: SECRET });
const postgres = new BackedUpDatabase({ postgres: programs, pgbackrest: PGBACKREST }, postgresOwner());
let api: ApiProcess | undefined;

const environment = { GATEWAY: 'toss', GATEWAY_URL: gateway.url, GATEWAY_SECRET: SECRET };
const startApi = async () => {
  api = await startApiProcess({ port: PORT_API, databaseUrl: postgres.url, dataFolder: files, environment });
};
const stopApi = async () => {
  await api?.stop();
  api = undefined;
};
/** Runs work on the database with separate connections, closed before the server ends. */
async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openPostgres(postgres.url, 2);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Runs the command that docs/operating.md requires after a restore, and prints its output. */
async function notifyRestored(moment: Date): Promise<void> {
  const program = join(import.meta.dirname, '../../api/src/operator/operator.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, 'database', 'restored', '--to', moment.toISOString()],
    { env: { ...process.env, ...environment, PORTAL_DEMO: '1', PORTAL_DATA: files, DATABASE_URL: postgres.url } },
  );
  for (const line of stdout.trim().split('\n')) say(line);
}

/** Checks payments and withdrawals that the gateway and the members know of and this database does not. */
async function checkNothingIsLost(members: Members, memberNos: ReadonlyMap<string, number>): Promise<void> {
  const lost = await withDatabase(({ queries }) =>
    listLost({ db: queries, book: gateway.book, left: members.left, memberNos }),
  );
  say(`payments at the gateway ${lost.payments}, known ${lost.known}, in the list of findings ${lost.found}`);
  for (const line of lost.missing) complaints.push(line);
}

try {
  await postgres.start();
  await startApi();
  const { courses, memberNos } = await timed(`${applications} applications`, () =>
    withDatabase(async ({ queries, withoutTimeout }) => {
      await withoutTimeout((db) => fillApplications(db, applications));
      const opened: number[] = [];
      for (let course = 0; course < COURSES; course += 1) opened.push(await addOpenCourse(queries, SEATS));
      const rows = await queries
        .selectFrom('member')
        .select(['user_id', 'member_no'])
        .where('user_id', 'like', 'rehearsing%')
        .execute();
      return { courses: opened, memberNos: new Map(rows.map((row) => [row.user_id ?? '', row.member_no])) };
    }),
  );
  await timed('a full backup', () => postgres.backUp('full'));

  const members = new Members({ port: PORT_API, courses });
  members.begin();
  await pause(LOAD_MS);
  await timed('a differential backup, beside members at work', () => postgres.backUp('diff'));
  await pause(LOAD_MS);
  await members.stop();
  expect(members.failures.length === 0, `before the loss: ${members.failures.slice(0, 3).join('; ')}`);
  await stopApi();
  const before = await withDatabase(({ queries }) => recordState(postgres, queries));
  const chosen = new Date();
  say(`before the chosen moment: ${gateway.book.entries().length} payments, ${members.left.length} withdrawals`);

  await startApi();
  members.begin();
  // Long enough that one part of it has been archived and another has not.
  await pause(2 * LOAD_MS + LOAD_MS / 2);
  const lostAt = new Date();
  await postgres.lose();
  await members.stop();
  await stopApi();
  say(`until the loss: ${gateway.book.entries().length} payments, ${members.left.length} withdrawals`);
  say(`the repository has ${postgres.repositoryMb.toFixed(0)} MB`);

  const began = performance.now();
  await timed('restored to the last moment', () => postgres.restore('latest'));
  const last = postgres.lastMoment;
  const lostSeconds = (lostAt.getTime() - last.getTime()) / 1000;
  expect(lostSeconds <= LOST_AT_MOST_S, `${lostSeconds} s are lost, ${LOST_AT_MOST_S} are allowed`);
  await notifyRestored(last);
  await startApi();
  const seconds = (performance.now() - began) / 1000;
  say(`lost ${lostSeconds.toFixed(1)} s of ${LOST_AT_MOST_S}; back after ${seconds.toFixed(1)} s of ${BACK_WITHIN_S}`);
  expect(seconds <= BACK_WITHIN_S, `back after ${seconds} s`);
  await stopApi();
  await checkNothingIsLost(members, memberNos);

  await timed('restored to the chosen moment', () => postgres.restore('chosen', chosen));
  const differences = differencesOf(before, await withDatabase(({ queries }) => recordState(postgres, queries)));
  for (const line of differences) complaints.push(`at the chosen moment: ${line}`);
  say(`${Object.keys(before).length} counts, sums and the audit chain compared, ${differences.length} differ`);
  await notifyRestored(chosen);
  await startApi();
  await stopApi();
  await checkNothingIsLost(members, memberNos);
} finally {
  await stopApi();
  await postgres.stop();
  await gateway.close();
  rmSync(files, { recursive: true, force: true });
}
for (const complaint of complaints) say(`FAILED: ${complaint}`);
say(complaints.length === 0 ? 'passed' : `${complaints.length} complaints`);
process.exit(complaints.length === 0 ? 0 : 1);
