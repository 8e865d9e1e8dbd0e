import { DatabasePool } from './databasePool.ts';
import { postgresMissing, type DatabaseKind } from './databases.ts';
import { openTestServer, type TestServer, type TestServerOptions } from './server.ts';

type OpenServer = (options?: Omit<TestServerOptions, 'kind'>) => Promise<TestServer>;

/**
 * Runs the same tests on the embedded database and on PostgreSQL. A server that `open` opens in a test or before each
 * one is closed after that test, others after the last. Databases are used again by later servers, as if fresh.
 */
export function describeOnBothDatabases(name: string, body: (open: OpenServer, kind: DatabaseKind) => void) {
  const suite = (kind: DatabaseKind) => () => {
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
  describe(`${name} (embedded)`, suite('embedded'));
  const missing = postgresMissing();
  if (missing === null) describe(`${name} (PostgreSQL)`, suite('postgresql'));
  else describe.skip(`${name} (PostgreSQL: ${missing})`, suite('postgresql'));
}
