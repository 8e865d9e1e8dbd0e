import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import type { CallName } from '@portal/shared/contract';
import { readConfiguration } from '../../api/src/configuration/configuration.ts';
import { migrate } from '../../api/src/database/migrate.ts';
import { openPostgres } from '../../api/src/database/postgres.ts';
import type { Queries } from '../../api/src/database/types/tables.ts';
import { openIntegrations } from '../../api/src/integrations/openIntegrations.ts';
import { handlers, routeGroups } from '../../api/src/modules/index.ts';
import { openSession } from '../../api/src/modules/user/session/session.ts';
import { createLogger } from '../../api/src/server/logging.ts';
import { createServer } from '../../api/src/server/server.ts';
import { TestClient } from '../../api/src/testing/client.ts';
import { startCluster } from '../../api/src/testing/postgresCluster.ts';

/**
 * Times of the office's lists of certificates over PostgreSQL without a network, and of a bank's file.
 * `npm run lab -- certificates [100000]`
 */

const CERTIFICATES = Number(process.argv[2] ?? 100_000);
/** Certificates in each waiting state. */
const WAITING = 1000;
const FILE_LINES = 10_000;
/** Calls of each kind; the median is reported. */
const CALLS = 30;
const MAX_MS = 200;
const MAX_FILE_MS = 3000;
const now = new Date('2026-11-21T00:00:00Z');

/** Adds sent certificates and a thousand in each waiting state, each of a different member. */
async function fill(db: Queries) {
  await sql`
    insert into member (user_id, name, user_phone, role, status, joined_at)
    select 'holder' || n, substr('김이박최정', 1 + n % 5, 1) || n, '010' || lpad((10000000 + n)::text, 8, '0'),
      case when n = 1 then 'employee' else 'member' end, 'ACTIVE', ${now}
    from generate_series(1, ${CERTIFICATES + 3 * WAITING}) as n`.execute(db);
  await sql`
    insert into employee_permission (member_no, permission, granted_at)
    select member_no, permission, ${now} from member, unnest(array['money', 'qualification']) as permission
    where role = 'employee'`.execute(db);
  await sql`
    insert into certificate (member_no, status, cert_name, grade, holder_name, holder_masked, fee, requested_at, due_at,
      paid_at, number, issued_at, sent_at)
    select member_no, status, '외식경영관리사 2급', 2, name, '*', 15000, asked, asked + interval '7 days',
      case when status <> 'AWAITING_TRANSFER' then asked end,
      case when status in ('ISSUED', 'SENT') then '2026-2-' || lpad(n::text, 5, '0') || '-' || lpad((n % 99991)::text, 5, '0') end,
      case when status in ('ISSUED', 'SENT') then asked end, case when status = 'SENT' then asked end
    from (
      select member_no, name, n, ${now}::timestamptz - n * interval '1 minute' as asked,
        case n when 0 then 'SENT' else (array['AWAITING_TRANSFER', 'PAID', 'ISSUED', 'SENT'])[
          1 + least(n / ${WAITING}, 3)] end as status
      from (select member_no, name, row_number() over (order by member_no)::int - 1 as n from member) as numbered
    ) as holders`.execute(db);
  await sql`vacuum analyze member, certificate`.execute(db);
}

const READINGS: { name: string; call: CallName; input: Record<string, unknown> }[] = [
  { name: 'certificates, newest first', call: 'officeCertificates', input: { limit: 20 } },
  { name: 'certificates, page 1,000', call: 'officeCertificates', input: { limit: 20, page: 1000 } },
  { name: 'certificates by name', call: 'officeCertificates', input: { limit: 20, order: 'name', descending: false } },
  { name: 'certificates, to be issued', call: 'officeCertificates', input: { limit: 20, status: 'PAID' } },
  {
    name: 'certificates, sent, by number',
    call: 'officeCertificates',
    input: { limit: 20, status: 'SENT', order: 'number' },
  },
  { name: 'certificates of a frequent beginning', call: 'officeCertificates', input: { limit: 20, keyword: '김' } },
  { name: 'certificates of a number', call: 'officeCertificates', input: { limit: 20, keyword: '2026-2-03000' } },
  { name: 'fees that are awaited', call: 'officeFees', input: { limit: 20, need: 'transfer' } },
  { name: 'what waits, for the menu', call: 'officeOverview', input: {} },
];

/** A bank's file in which every tenth line may be an awaited fee. */
function bankFile(): string {
  const lines = Array.from({ length: FILE_LINES }, (_, line) => {
    const number = line + 1;
    const name = `${'김이박최정'.charAt(number % 5)}${number}`;
    return `2026-11-21 10:00,${line % 10 === 0 ? name : `입금자${line}`},,"15,000",1`;
  });
  return Buffer.from(['거래일시,적요,출금액,입금액,잔액', ...lines].join('\r\n')).toString('base64');
}

async function timeOf(client: TestClient, call: CallName, input: Record<string, unknown>): Promise<number> {
  const start = performance.now();
  const answer = await client.call(call, input);
  if (answer.code !== 1) throw new Error(`${call} answered ${answer.code} ${answer.message}`);
  return performance.now() - start;
}

const cluster = await startCluster();
try {
  const database = await openPostgres(cluster.url, 4);
  await migrate(database);
  await database.withoutTimeout((queries) => fill(queries));
  const configuration = readConfiguration({
    PORTAL_DEMO: '1',
    CALLS_PER_MINUTE: '1000000',
    DATABASE_URL: cluster.url,
  });
  const { app } = await createServer({
    configuration,
    database,
    integrations: openIntegrations(configuration, database.queries, () => now),
    now: () => now,
    handlers,
    routeGroups,
    logger: createLogger('silent'),
  });
  const { member_no: memberNo } = await database.queries
    .selectFrom('member')
    .select('member_no')
    .where('role', '=', 'employee')
    .executeTakeFirstOrThrow();
  const client = new TestClient(app);
  const session = { memberNo, clientId: 'site', takeover: true, caller: null, now };
  client.token = await openSession(database.queries, session);
  const report = (name: string, time: number, limit: number) => {
    if (time > limit) process.exitCode = 1;
    process.stdout.write(`| ${name} | ${time.toFixed(1)} ms |\n`);
  };
  process.stdout.write(`| reading | ${CERTIFICATES} certificates |\n|---|---|\n`);
  for (const { name, call, input } of READINGS) {
    const times = [];
    for (let count = 0; count < CALLS; count += 1) times.push(await timeOf(client, call, input));
    report(name, times.toSorted((one, other) => one - other)[CALLS / 2] ?? 0, MAX_MS);
  }
  report(
    `a bank's file of ${FILE_LINES} lines`,
    await timeOf(client, 'officeReadBankFile', { content: bankFile() }),
    MAX_FILE_MS,
  );
  await app.close();
  await database.close();
} finally {
  await cluster.stop();
}
