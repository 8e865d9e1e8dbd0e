import { DatabasePool } from './databasePool.ts';
import { postgresMissing, type DatabaseKind } from './databases.ts';
import { openTestServer, type TestServer, type TestServerOptions } from './server.ts';

type OpenServer = (options?: Omit<TestServerOptions, 'kind'>) => Promise<TestServer>;
type Body = (open: OpenServer, kind: DatabaseKind) => void;

/**
 * The tests on one kind of database. A server that `open` opens in a test or before each one is closed after that test,
 * others after the last. Databases are used again by later servers, as if fresh.
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
  body(async (options) => {
    const server = await openTestServer({ ...options, kind }, () => pool.lend());
    opened.push(server);
    return server;
  }, kind);
  // Registered last: the hooks of the tests, which run before these, may still call the server.
  afterEach(async () => {
    opened = ofSuite;
    await closeAll(ofTest);
  });
  afterAll(async () => {
    await closeAll(ofSuite);
    await pool.close();
  });
};

/** Runs the same tests on the embedded database and on PostgreSQL: locks, sessions, sorting, how rows are read. */
export function describeOnBothDatabases(name: string, body: Body) {
  describe(`${name} (embedded)`, suiteOn('embedded', body));
  const missing = postgresMissing();
  if (missing === null) describe(`${name} (PostgreSQL)`, suiteOn('postgresql', body));
  else describe.skip(`${name} (PostgreSQL: ${missing})`, suiteOn('postgresql', body));
}

/**
 * Runs tests on PostgreSQL, on the embedded database where there is none, and on both with `TEST_DATABASES=both`: what
 * they are about is the same on both, and the journeys run on the embedded one.
 */
export function describeWithDatabase(name: string, body: Body) {
  if (process.env['TEST_DATABASES'] === 'both') return describeOnBothDatabases(name, body);
  if (postgresMissing() === null) describe(`${name} (PostgreSQL)`, suiteOn('postgresql', body));
  else describe(`${name} (embedded)`, suiteOn('embedded', body));
}
