import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectOnce } from './databases.ts';
import {
  connectAdministrator,
  exists,
  makePostgres,
  migratedTemplate,
  openAsProgram,
  whileMaking,
} from './postgresDatabases.ts';
import { openTestServer, type TestServer, type TestServerOptions } from './server.ts';
import { demoDatabase, demoFolder } from './templateName.ts';

/** A server on a copy of the demo as loaded at `TEST_NOW`. */
export async function openDemoServer(options: TestServerOptions): Promise<TestServer> {
  await prepareDemo();
  const dataFolder = mkdtempSync(join(tmpdir(), 'portal-data-'));
  cpSync(demoFolder(), dataFolder, { recursive: true });
  const database = await makePostgres(demoDatabase());
  return openTestServer({ ...options, demo: false, dataFolder }, () => connectOnce(database));
}

/** Loads the demo once per run: its rows into a template database, its files and its key into a folder. */
async function prepareDemo(): Promise<void> {
  const administrator = await connectAdministrator();
  try {
    await whileMaking(administrator, async () => {
      if (await exists(administrator, demoDatabase())) return;
      const draft = `${demoDatabase()}_draft`;
      // Left over from a failed load.
      await administrator.query(`drop database if exists ${draft} with (force)`);
      rmSync(demoFolder(), { recursive: true, force: true });
      await administrator.query(`create database ${draft} template ${await migratedTemplate(administrator)}`);
      const server = await openTestServer({ demo: true, dataFolder: demoFolder() }, () => openAsProgram(draft));
      await server.app.close();
      await server.database.close();
      await administrator.query(`alter database ${draft} rename to ${demoDatabase()}`);
    });
  } finally {
    await administrator.end();
  }
}
