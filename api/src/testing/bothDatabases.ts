import { postgresMissing, type DatabaseKind } from './databases.ts';
import { openTestServer, type TestServer, type TestServerOptions } from './server.ts';

type OpenServer = (options?: Omit<TestServerOptions, 'kind'>) => Promise<TestServer>;

/** Runs the same tests on the embedded database and on PostgreSQL. Servers opened by `open` are closed afterwards. */
export function describeOnBothDatabases(name: string, body: (open: OpenServer, kind: DatabaseKind) => void) {
  const suite = (kind: DatabaseKind) => () => {
    const opened: TestServer[] = [];
    afterAll(() => Promise.all(opened.map((server) => server.close())));
    body(async (options) => {
      const server = await openTestServer({ ...options, kind });
      opened.push(server);
      return server;
    }, kind);
  };
  describe(`${name} (embedded)`, suite('embedded'));
  const missing = postgresMissing();
  if (missing === null) describe(`${name} (PostgreSQL)`, suite('postgresql'));
  else describe.skip(`${name} (PostgreSQL: ${missing})`, suite('postgresql'));
}
