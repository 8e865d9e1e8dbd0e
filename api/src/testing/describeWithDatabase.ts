import { DatabasePool } from './databasePool.ts';
import type { DatabaseKind } from './databases.ts';
import { openDemoServer } from './demoServer.ts';
import { postgresMissing } from './postgresDatabases.ts';
import { openTestServer, TEST_NOW, type TestServer, type TestServerOptions } from './server.ts';

type OpenServer = (options?: TestServerOptions) => Promise<TestServer>;
type Body = (open: OpenServer, kind: DatabaseKind) => void;

/**
 * The tests on one kind of database. A server opened in a test or before each one is closed after that test, others
 * after the last. Later servers reuse the databases, reset to fresh ones.
 */
const suiteOn = (kind: DatabaseKind, body: Body) => () => {
  const pool = new DatabasePool(kind);
  const ofSuite: TestServer[] = [];
  const ofTest: TestServer[] = [];
  let opened = ofSuite;
  const closeAll = (servers: TestServer[]) => Promise.all(servers.splice(0).map((server) => server.close()));

  beforeEach(() => {
    opened = ofTest;
  });
  body(async (options = {}) => {
    const isPrepared = options.demo && kind === 'postgresql' && isTestNow(options);
    const server = await (isPrepared ? openDemoServer(options) : openTestServer(options, () => pool.lend()));
    opened.push(server);
    return server;
  }, kind);
  // Registered last: the tests' own hooks, which run before these, may still call the server.
  afterEach(async () => {
    opened = ofSuite;
    await closeAll(ofTest);
  });
  afterAll(async () => {
    await closeAll(ofSuite);
    await pool.close();
  });
};

const isTestNow = ({ now = () => TEST_NOW }: TestServerOptions) => now().getTime() === TEST_NOW.getTime();

/** Databases that tests run on: PostgreSQL unless `TEST_DATABASES` is `embedded` or `both`. */
function kinds(): readonly DatabaseKind[] {
  const wanted = process.env['TEST_DATABASES'];
  if (wanted === 'both') return ['embedded', 'postgresql'];
  return wanted === 'embedded' || postgresMissing() !== null ? ['embedded'] : ['postgresql'];
}

const NAMES: Record<DatabaseKind, string> = { embedded: 'embedded', postgresql: 'PostgreSQL' };

/** Runs tests on PostgreSQL, or on the embedded database if there is none. */
export function describeWithDatabase(name: string, body: Body) {
  for (const kind of kinds()) {
    const missing = kind === 'postgresql' ? postgresMissing() : null;
    if (missing === null) describe(`${name} (${NAMES[kind]})`, suiteOn(kind, body));
    else describe.skip(`${name} (PostgreSQL: ${missing})`, suiteOn(kind, body));
  }
}

/**
 * The same for tests of behaviour in which the databases differ: locks, sessions, sorting, reading rows. `npm run
 * test:all` also runs the files that call this on the embedded database.
 */
export function describeOnBothDatabases(name: string, body: Body) {
  describeWithDatabase(name, body);
}
