import { readFileSync, writeSync } from 'node:fs';
import type { KyselyPlugin } from 'kysely';
import type { EncryptionKey } from '../../../../configuration/encryptionKeys.ts';
import { openPostgres } from '../../../../database/postgres.ts';
import { memberImport } from '../members/memberImport.ts';
import { runImport } from '../runImport.ts';

/** An import of members in a process of its own, which a test kills. Started by `killedProcess.slow.test.ts`. */

/** File to import, and the database. */
export interface MemberImportOrder {
  databaseUrl: string;
  file: string;
  now: string;
  /** Key in base64. */
  key: string;
  rowsAtOnce: number;
  /** Statement before which the process waits to be killed; null for none. */
  stopsAt: number | null;
}

const STDOUT = 1;

const { databaseUrl, file, now, key, rowsAtOnce, stopsAt } = JSON.parse(process.argv[2] ?? '') as MemberImportOrder;

let statements = 0;
/** Stops within the open transaction, and holds its locks. */
const stopping: KyselyPlugin = {
  transformQuery({ node }) {
    statements += 1;
    if (statements === stopsAt) {
      writeSync(STDOUT, 'waiting\n');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), 0, 0);
    }
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

const database = await openPostgres(databaseUrl, 2);
const encryptionKeys: [EncryptionKey] = [{ id: 'test', key: Buffer.from(key, 'base64') }];
await runImport(
  { ...memberImport, rowsAtOnce },
  { bytes: readFileSync(file), isDryRun: false, report: () => undefined },
  {
    db: database.queries.withPlugin(stopping),
    configuration: { encryptionKeys },
    ip: 'operator:test',
    now: () => new Date(now),
  },
);
await database.close();
writeSync(STDOUT, `${statements} statements\n`);
