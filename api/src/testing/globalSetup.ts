import { randomBytes } from 'node:crypto';
import { startCluster, type Cluster } from './postgresCluster.ts';

declare global {
  var portalTestCluster: Cluster | undefined;
}

/** Provides one PostgreSQL for the test run: that of TEST_DATABASE_URL, else a temporary one. */
export default async function globalSetup() {
  process.env['TEST_RUN'] = randomBytes(8).toString('hex');
  if (process.env['TEST_DATABASE_URL']) return;
  try {
    globalThis.portalTestCluster = await startCluster();
    process.env['TEST_DATABASE_URL'] = globalThis.portalTestCluster.url;
  } catch (error) {
    process.env['TEST_DATABASE_MISSING'] = error instanceof Error ? error.message : String(error);
    process.stderr.write(`Tests on PostgreSQL are skipped: ${process.env['TEST_DATABASE_MISSING']}\n`);
  }
}
