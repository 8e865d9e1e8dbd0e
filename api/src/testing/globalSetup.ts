import { startCluster, type Cluster } from './postgresCluster.ts';

declare global {
  var portalTestCluster: Cluster | undefined;
}

/** One PostgreSQL for the run: the one that TEST_DATABASE_URL names, else a throw-away one. */
export default async function globalSetup() {
  if (process.env['TEST_DATABASE_URL']) return;
  try {
    globalThis.portalTestCluster = await startCluster();
    process.env['TEST_DATABASE_URL'] = globalThis.portalTestCluster.url;
  } catch (error) {
    process.env['TEST_DATABASE_MISSING'] = error instanceof Error ? error.message : String(error);
    process.stderr.write(`Tests on PostgreSQL are left out: ${process.env['TEST_DATABASE_MISSING']}\n`);
  }
}
