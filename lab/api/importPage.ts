import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { calls } from '@portal/shared/contract';
import { IMPORT_PART_BYTES, type ImportStatus } from '@portal/shared/contract/office';
import { SECOND_MS } from '../../api/src/clock/durations.ts';
import { openPostgres } from '../../api/src/database/postgres.ts';
import { startCluster } from '../../api/src/testing/postgresCluster.ts';
import { writeFormerSystem } from '../../e2e/association/formerSystem.ts';
import { startApiProcess } from './apiProcess.ts';
import { fillOffice, openOffice } from './officeRows.ts';
import { loadNow, medianOf } from './statistics.ts';

/**
 * Imports the members of a former system through the office's calls and undoes them: time, memory of the API, and what
 * a visitor waits meanwhile. `npm run lab -- import-page [300000]`
 */

const MEMBERS = Number(process.argv[2] ?? 300_000);
const PORT = 4393;
/** Between two calls of the visitor, and two looks at the progress. */
const PAUSE_MS = 1000;
interface Shown {
  status: ImportStatus;
  batch: string | null;
  batchNo: number | null;
  rowsDone: number;
}

const folder = mkdtempSync(join(tmpdir(), 'portal-import-'));
const cluster = await startCluster({ isDurable: true });
const database = await openPostgres(cluster.url, 2);
const db = database.queries;
const api = await startApiProcess({ port: PORT, databaseUrl: cluster.url });
const waits: number[] = [];
let headers: Record<string, string> = {};

async function request(path: string, body?: object): Promise<unknown> {
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const { code, message, entity } = (await answer.json()) as { code: number; message: string; entity: unknown };
  if (code !== 1) throw new Error(`${path}: ${code} ${message}`);
  waits.push(performance.now() - began);
  return entity;
}

/** Logs the employee in, with a second factor proved now. */
async function logIn(): Promise<void> {
  const first = await fetch(`http://127.0.0.1:${PORT}${calls.getListBoxSite.path}`);
  const cookies = first.headers.getSetCookie().map((one) => one.split(';', 1)[0] ?? '');
  const csrf = cookies.find((one) => one.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
  const authorization = await openOffice(db, new Date());
  await sql`update session set factor_proved_at = now()`.execute(db);
  headers = { 'content-type': 'application/json', cookie: cookies.join('; '), 'x-xsrf-token': csrf, authorization };
}

async function upload(file: string): Promise<number> {
  const bytes = readFileSync(file);
  const begun = { kind: 'members', fileName: 'members.csv', size: bytes.length };
  const uploadNo = Number(await request(calls.officeBeginImport.path, begun));
  for (let at = 0; at < bytes.length; at += IMPORT_PART_BYTES)
    await request(calls.officeSendImportPart.path, {
      ...{ uploadNo, partNo: at / IMPORT_PART_BYTES },
      bytes: bytes.subarray(at, at + IMPORT_PART_BYTES).toString('base64'),
    });
  return uploadNo;
}

const show = async (uploadNo: number) => (await request(`${calls.officeImport.path}?uploadNo=${uploadNo}`)) as Shown;

/** Reports how long a step took and what calls waited meanwhile. */
async function timed(name: string, isDone: () => Promise<boolean>): Promise<void> {
  const began = performance.now();
  waits.length = 0;
  while (!(await isDone())) {
    await pause(PAUSE_MS);
    await request(calls.getListBoxSite.path);
  }
  const seconds = ((performance.now() - began) / SECOND_MS).toFixed(0);
  const waited = `a call waited ${medianOf(waits).toFixed(0)} ms, at most ${Math.max(...waits).toFixed(0)} ms`;
  console.log(`${name}: ${seconds} s, API at most ${api.usage().peakMb.toFixed(0)} MB, ${waited}, ${loadNow()}`);
}

try {
  writeFormerSystem(folder, { members: MEMBERS, articles: 1, attachment: 1 });
  await fillOffice(db, 1);
  await logIn();
  let uploadNo = 0;
  await timed('sent in parts', async () => {
    uploadNo = await upload(join(folder, 'members.csv'));
    return true;
  });
  await timed('dry run', async () => (await show(uploadNo)).status === 'CHECKED');
  await logIn();
  await request(calls.officeStartImport.path, { uploadNo, reason: '이전' });
  await timed('import', async () => (await show(uploadNo)).status === 'DONE');
  const { batchNo } = await show(uploadNo);
  await logIn();
  await request(calls.officeUndoImport.path, { batchNo, reason: '잘못' });
  await timed('undone', async () => (await show(uploadNo)).batch === 'UNDONE');
} finally {
  await api.stop();
  await database.close();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
