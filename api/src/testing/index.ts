export { TestClient } from './client.ts';
export { openTestDatabase, postgresMissing, type DatabaseKind } from './databases.ts';
export { describeOnBothDatabases, describeWithDatabase } from './describeWithDatabase.ts';
export { countWaiting, duringChange } from './duringChange.ts';
export { openTestServer, type TestServer, type TestServerOptions } from './server.ts';
