import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import { readConfiguration, type Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/types/database.ts';
import type { MemberTable } from '../database/types/tables/user.ts';
import type { Integrations } from '../integrations/integrations.ts';
import { openIntegrations } from '../integrations/openIntegrations.ts';
import { handlers, jobs, routeGroups } from '../modules/index.ts';
import { openSession } from '../modules/user/session/session.ts';
import type { HandlerTable } from '../pipeline/handler.ts';
import type { PasswordCost } from '../secrets/passwordCost.ts';
import { createLogger } from '../server/logging.ts';
import { createServer, type ServerParts } from '../server/server.ts';
import { TestClient } from './client.ts';

/** A Friday at 11:00 in Seoul: the default time of tests, and of the demo's loading. */
export const TEST_NOW = new Date('2026-11-20T02:00:00Z');

/** Minimum of the algorithm; production has no setting for it. */
const CHEAP_HASH: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export interface TestServerOptions {
  /** Clock of the server, `TEST_NOW` by default; a test moves it by changing the returned value. */
  now?: () => Date;
  /** Loads the demo's content. */
  demo?: boolean;
  /** Folder of its files, deleted when it is closed; a new one by default. */
  dataFolder?: string;
  /** Replacements of real handlers. */
  handlers?: Partial<HandlerTable>;
  environment?: Record<string, string>;
  integrations?: Partial<Integrations>;
  /** Hashes passwords as production does. */
  hasRealPasswordCost?: boolean;
  sendingLimits?: ServerParts['sendingLimits'];
  tracing?: ServerParts['tracing'];
  /** Receives every line of the log. */
  log?: (line: string) => void;
}

/** Counts the members of all servers of a test file, because some share a database. */
let members = 0;

/** The whole API on its own database, called without a network. */
export async function openTestServer(options: TestServerOptions, openDatabase: () => Promise<Database>) {
  const { now = () => new Date(TEST_NOW), dataFolder = mkdtempSync(join(tmpdir(), 'portal-data-')) } = options;
  const configuration: Configuration = readConfiguration({
    PORTAL_DATA: dataFolder,
    PORTAL_DEMO: '1',
    ...options.environment,
  });
  const database: Database = await openDatabase();
  const integrations: Integrations = {
    ...openIntegrations(configuration, database.queries, now, 0),
    ...options.integrations,
  };
  const logger = createLogger(options.log ? 'info' : 'silent', { write: (line: string) => options.log?.(line) });
  const { app, services } = await createServer({
    configuration,
    database,
    integrations,
    now,
    handlers: { ...handlers, ...options.handlers },
    routeGroups,
    jobs,
    logger,
    ...(options.hasRealPasswordCost ? {} : { passwordCost: CHEAP_HASH }),
    tracing: options.tracing ?? null,
    ...(options.sendingLimits && { sendingLimits: options.sendingLimits }),
  });
  if (options.demo) {
    // It is large, and most test files do not need it.
    const { loadDemo } = await import('../modules/loadDemo.ts');
    const { files } = integrations;
    await loadDemo(database, now(), { files, keys: configuration.encryptionKeys, passwordCost: CHEAP_HASH });
  }

  let clients = 0;
  /** A browser, by default at its own address: limits are counted by address, in rows that are locked. */
  const client = (ip = `100.64.${clients >> 8}.${clients++ & 255}`) => new TestClient(app, ip);
  /** A member, active by default, with a logged-in browser. */
  const member = async (columns: Partial<Insertable<MemberTable>> = {}) => {
    members += 1;
    const { member_no: memberNo } = await database.queries
      .insertInto('member')
      .values({
        user_id: `user${10_000_000 + members}`,
        name: '홍길동',
        user_phone: `010${99_990_000 + members}`,
        user_birth: '19900101',
        email: 'user@example.com',
        post_code: '04524',
        user_address: '서울특별시 중구 세종대로 110',
        user_address2: '',
        industry_type: 1,
        password_hash: null,
        lcns_no: null,
        bssh_nm: null,
        busn_type_nm: null,
        prsdnt_nm_secu: null,
        site_addr: null,
        locked_until: null,
        agree_marketing_at: null,
        last_login_at: null,
        joined_at: now(),
        ...columns,
      })
      .returning('member_no')
      .executeTakeFirstOrThrow();
    const browser = client();
    browser.token = await openSession(database.queries, {
      memberNo,
      clientId: 'site',
      takeover: true,
      caller: null,
      now: now(),
    });
    // Disuse does not end it: tests move the clock by hours.
    await database.queries
      .updateTable('session')
      .set(({ ref }) => ({ used_at: ref('expires_at') }))
      .where('member_no', '=', memberNo)
      .execute();
    return { memberNo, client: browser };
  };
  const close = async () => {
    await app.close();
    await database.close();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return { app, services, database, db: database.queries, integrations, configuration, client, member, close };
}

export type TestServer = Awaited<ReturnType<typeof openTestServer>>;
