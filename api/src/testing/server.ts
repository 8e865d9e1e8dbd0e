import { randomBytes } from 'node:crypto';
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
import { loadDemo } from '../modules/loadDemo.ts';
import { openSession } from '../modules/user/session/session.ts';
import type { HandlerTable } from '../pipeline/handler.ts';
import { createLogger } from '../server/logging.ts';
import { createServer, type ServerParts } from '../server/server.ts';
import { TestClient } from './client.ts';
import { openTestDatabase, type DatabaseKind } from './databases.ts';

export interface TestServerOptions {
  /** The server's clock; a test sets it by changing what this returns. */
  now?: () => Date;
  kind?: DatabaseKind;
  /** Loads the demo's content. */
  demo?: boolean;
  /** Handlers in place of the real ones. */
  handlers?: Partial<HandlerTable>;
  environment?: Record<string, string>;
  integrations?: Partial<Integrations>;
  sendingLimits?: ServerParts['sendingLimits'];
  tracing?: ServerParts['tracing'];
  /** Gets every line of the log. */
  log?: (line: string) => void;
}

/** The whole API over its own database, called without a network. */
export async function openTestServer(options: TestServerOptions = {}, openDatabase = openTestDatabase) {
  const now = options.now ?? (() => new Date());
  const dataFolder = mkdtempSync(join(tmpdir(), 'portal-data-'));
  const configuration: Configuration = readConfiguration({
    PORTAL_DATA: dataFolder,
    PORTAL_DEMO: '1',
    ...options.environment,
  });
  const database: Database = await openDatabase(options.kind);
  const integrations: Integrations = {
    ...openIntegrations(configuration, database.queries, now),
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
    tracing: options.tracing ?? null,
    ...(options.sendingLimits && { sendingLimits: options.sendingLimits }),
  });
  if (options.demo)
    await loadDemo(database.queries, now(), { files: integrations.files, keys: configuration.encryptionKeys });

  let clients = 0;
  /** A browser at an address of its own, unless set: limits are counted by address, in rows that are locked. */
  const client = (ip = `100.64.${clients >> 8}.${clients++ & 255}`) => new TestClient(app, ip);
  let phones = 0;
  /** A member, active unless set otherwise, with a browser that is logged in. */
  const member = async (columns: Partial<Insertable<MemberTable>> = {}) => {
    const { member_no: memberNo } = await database.queries
      .insertInto('member')
      .values({
        user_id: `user${randomBytes(4).toString('hex')}`,
        name: '홍길동',
        user_phone: `010${99_990_000 + phones++}`,
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
