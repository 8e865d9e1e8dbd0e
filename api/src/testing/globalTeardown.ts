import { rmSync } from 'node:fs';
import pg from 'pg';
import './globalSetup.ts';
import { demoDatabase, demoFolder } from './templateName.ts';

export default async function globalTeardown() {
  rmSync(demoFolder(), { recursive: true, force: true });
  if (globalThis.portalTestCluster) return globalThis.portalTestCluster.stop();
  if (!process.env['TEST_DATABASE_URL']) return;
  const administrator = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await administrator.connect();
  await administrator.query(`drop database if exists ${demoDatabase()}`);
  await administrator.end();
}
