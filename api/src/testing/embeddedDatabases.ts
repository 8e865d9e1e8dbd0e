import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../database/migrate.ts';
import { rememberFresh, resetBy } from './databaseReset.ts';
import type { LentDatabase, TestDatabase } from './databases.ts';
import { openEmbeddedElsewhere } from './embeddedBridge.ts';
import { fingerprint } from './templateName.ts';

/** A migrated database in its own folder. */
export async function makeEmbedded(): Promise<TestDatabase> {
  const template = join(tmpdir(), `portal-embedded-${fingerprint()}`);
  if (!existsSync(template)) await makeTemplate(template);
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
  cpSync(template, join(folder, 'database'), { recursive: true });
  const database = await openEmbeddedElsewhere(join(folder, 'database'));
  return {
    owner: database.queries,
    connect: async () => {
      // Resets its only session.
      await sql`discard all`.execute(database.queries);
      return { ...database, close: async () => undefined };
    },
    remove: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A database for the tests of one file, one after another. */
export async function lendEmbedded(): Promise<LentDatabase> {
  const made = await makeEmbedded();
  return { ...made, reset: resetBy(await rememberFresh(made.owner)), giveBack: made.remove };
}

async function makeTemplate(template: string) {
  const draft = mkdtempSync(join(tmpdir(), 'portal-template-'));
  const database = await openEmbeddedElsewhere(join(draft, 'database'));
  await migrate(database);
  await database.close();
  try {
    renameSync(join(draft, 'database'), template);
  } catch (error) {
    // Another test file was faster; its template is used.
    if (!existsSync(template)) throw error;
  }
  rmSync(draft, { recursive: true, force: true });
}
