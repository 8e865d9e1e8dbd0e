export { TestClient } from './client.ts';
export { openTestDatabase, type DatabaseKind } from './databases.ts';
export { describeOnBothDatabases, describeWithDatabase } from './describeWithDatabase.ts';
export { countWaiting, duringChange } from './duringChange.ts';
export { postgresMissing } from './postgresDatabases.ts';
export { openTestServer, TEST_NOW, type TestServer, type TestServerOptions } from './server.ts';
