import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '../src/clock/durations.ts';
import { readConfiguration } from '../src/configuration/configuration.ts';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/openDatabase.ts';
import { openIntegrations } from '../src/integrations/openIntegrations.ts';
import { handlers, routeGroups } from '../src/modules/index.ts';
import { hashPassword } from '../src/modules/user/password/hash.ts';
import { createLogger } from '../src/server/logging.ts';
import { createServer } from '../src/server/server.ts';
import { auc } from './auc.ts';

/**
 * Checks that the duration of a refused login does not reveal if an id exists, is locked or pauses. Samples of each
 * kind are taken in turn, in random order, on a new database: `npm run measure:login -w api`, on PostgreSQL with
 * DATABASE_URL. An area under the curve of 0.5 means that the durations reveal nothing.
 */
const SAMPLES = Number(process.argv[2] ?? 1000);
const WARM_UP = 60;
/** Wrong passwords per id, fewer than make it pause. */
const TRIES_EACH = 8;
/** Wrong passwords after which an id pauses, sent before the measurement. */
const TRIES_UNTIL_PAUSE = 10;
const MIN_AUC = 0.45;
const MAX_AUC = 0.55;

const folder = mkdtempSync(join(tmpdir(), 'portal-timing-'));
const configuration = readConfiguration({
  PORTAL_DATA: folder,
  PORTAL_DEMO: '1',
  LOG_LEVEL: 'silent',
  DATABASE_URL: process.env['DATABASE_URL'],
  CALLS_PER_MINUTE: '100000000',
  FAILED_LOGINS_PER_ADDRESS: '100000000',
});
const database = await openDatabase(configuration);
await migrate(database);
/** A fixed time, so that no pause ends meanwhile. */
const began = new Date();
const now = () => began;
const integrations = openIntegrations(configuration, database.queries, now);
const { app } = await createServer({
  configuration,
  database,
  integrations,
  now,
  handlers,
  routeGroups,
  logger: createLogger('silent'),
});
const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });

const kinds = ['unknown', 'wrong', 'locked', 'paused'] as const;
type Kind = (typeof kinds)[number];
const each = Math.ceil((SAMPLES + WARM_UP) / TRIES_EACH);
const run = String(Date.now());
const idOf = (kind: Kind, index: number) => `${kind}${run}n${index % each}`;

const passwordHash = await hashPassword('Portal!2026');
const tomorrow = new Date(began.getTime() + DAY_MS);
let members = 0;
for (const kind of ['wrong', 'locked', 'paused'] as const) {
  for (let index = 0; index < each; index += 1) {
    members += 1;
    await database.queries
      .insertInto('member')
      .values({
        user_id: idOf(kind, index),
        password_hash: passwordHash,
        name: '재는이',
        user_phone: `010${String(members).padStart(8, '0')}`,
        user_birth: '19900101',
        email: 'a@example.com',
        post_code: '04595',
        user_address: '서울',
        user_address2: '',
        industry_type: 1,
        lcns_no: null,
        bssh_nm: null,
        busn_type_nm: null,
        prsdnt_nm_secu: null,
        site_addr: null,
        agree_marketing_at: null,
        last_login_at: null,
        locked_until: kind === 'locked' ? tomorrow : null,
        status: kind === 'locked' ? 'LOCKED' : 'ACTIVE',
      })
      .execute();
  }
}

const first = await fetch(`${baseUrl}/api/openapi.json`);
await first.arrayBuffer();
const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
const csrf = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
const headers = { 'content-type': 'application/json', cookie: cookies.join('; '), 'x-xsrf-token': csrf };

const bodies = new Set<string>();
const times: Record<Kind, number[]> = { unknown: [], wrong: [], locked: [], paused: [] };
async function logIn(kind: Kind, index: number): Promise<number> {
  const body = JSON.stringify({ userId: idOf(kind, index), userPw: 'Wrong!2026' });
  const started = performance.now();
  const answer = await fetch(`${baseUrl}/api/user/login`, { method: 'POST', headers, body });
  const text = await answer.text();
  const took = performance.now() - started;
  bodies.add(`${answer.status} ${text}`);
  return took;
}

for (let index = 0; index < each * TRIES_UNTIL_PAUSE; index += 1) await logIn('paused', index);

for (let index = 0; index < SAMPLES + WARM_UP; index += 1) {
  const order = [...kinds];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [order[last], order[other]] = [order[other] ?? 'wrong', order[last] ?? 'wrong'];
  }
  for (const kind of order) {
    const took = await logIn(kind, index);
    if (index >= WARM_UP) times[kind].push(took);
  }
}
await app.close();
await database.close();
rmSync(folder, { recursive: true, force: true });

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const pairs = [
  ['wrong', 'unknown'],
  ['locked', 'unknown'],
  ['locked', 'wrong'],
  ['paused', 'wrong'],
  ['paused', 'unknown'],
] as const;
const results = pairs.map(([one, other]) => ({ pair: `${one} / ${other}`, auc: auc(times[one], times[other]) }));
process.stdout.write(
  `${SAMPLES} samples each, ${database.kind}; medians in ms: ${kinds.map((kind) => `${kind} ${median(times[kind]).toFixed(2)}`).join(', ')}\n`,
);
for (const { pair, auc: area } of results) process.stdout.write(`AUC ${pair}: ${area.toFixed(3)}\n`);
process.stdout.write(`different answers: ${bodies.size}\n`);
const isRevealing = bodies.size !== 1 || results.some(({ auc: area }) => area < MIN_AUC || area > MAX_AUC);
process.stdout.write(
  isRevealing
    ? `Times or answers reveal the kind (AUC outside ${MIN_AUC} to ${MAX_AUC}).\n`
    : 'Neither times nor answers reveal the kind.\n',
);
process.exitCode = isRevealing ? 1 : 0;
