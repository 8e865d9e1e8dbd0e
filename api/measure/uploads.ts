import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../src/testing/postgresCluster.ts';
import { noisyPhoto, pdfOf } from '../src/testing/samples.ts';

/**
 * Measures the memory taken by parallel uploads in a separate API on a new demo on PostgreSQL (a temporary one, or an
 * empty database in DATABASE_URL): `npm run measure:uploads -w api -- 80`, on Linux. Every other upload is a document
 * of 10 MB, the others are pictures of 9 MB. Fails above `MAX_RSS_MB`, or if an upload is refused.
 */
const UPLOADS = Number(process.argv[2] ?? 80);
const MAX_RSS_MB = 300;
const MEGABYTE = 1024 * 1024;
const PORT = 7599;
const BASE_URL = `http://127.0.0.1:${PORT}`;
const MEMBERS = ['member01', 'member02'];
/** Side in pixels of a noise picture whose JPEG takes about 9 MB. */
const PHOTO_SIDE = 2600;

const documentOf10Mb = pdfOf(10 * MEGABYTE);
const picture = await noisyPhoto(PHOTO_SIDE);

const folder = mkdtempSync(join(tmpdir(), 'portal-uploads-'));
const cluster = process.env['DATABASE_URL'] ? null : await startCluster();
const api = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
  env: {
    ...process.env,
    DATABASE_URL: process.env['DATABASE_URL'] ?? cluster?.url,
    PORTAL_DEMO: '1',
    PORTAL_DATA: folder,
    PORT_API: String(PORT),
    LOG_LEVEL: 'warn',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await ready();
  const logins = await Promise.all(MEMBERS.map(login));
  const before = residentMb('VmRSS');
  // The peak is reset here, to exclude the loading of the demo.
  writeFileSync(`/proc/${api.pid}/clear_refs`, '5');
  const started = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: UPLOADS }, (_, index) => upload(index, logins[index % logins.length] ?? {})),
  );
  const seconds = (performance.now() - started) / 1000;
  const peak = residentMb('VmHWM');
  const refused = statuses.filter((status) => status !== '200 1');
  process.stdout.write(
    `${UPLOADS} uploads at once (${documentOf10Mb.length} and ${picture.length} bytes) in ${seconds.toFixed(1)} s: ` +
      `RSS ${before} MB before, at most ${peak} MB; refused: ${refused.length} ${[...new Set(refused)].join(', ')}\n`,
  );
  process.exitCode = peak > MAX_RSS_MB || refused.length > 0 ? 1 : 0;
} finally {
  api.kill();
  if (api.exitCode === null) await once(api, 'exit');
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Resolves once the API has loaded its demo and responds. */
async function ready(): Promise<void> {
  while (api.exitCode === null) {
    const answer = await fetch(`${BASE_URL}/health/ready`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the API ended before it was ready');
}

/** A line of the process's memory status, in MB. */
function residentMb(line: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] = new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${api.pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

async function login(userId: string): Promise<Record<string, string>> {
  const first = await fetch(`${BASE_URL}/api/home/main/getListBoxSite`);
  await first.arrayBuffer();
  const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  const csrf = cookies.find((cookie) => cookie.includes('XSRF-TOKEN='))?.split('=')[1] ?? '';
  const headers = { cookie: cookies.join('; '), 'x-xsrf-token': csrf };
  const answer = await fetch(`${BASE_URL}/api/user/login`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ userId, userPw: 'Portal!2026' }),
  });
  await answer.arrayBuffer();
  return { ...headers, authorization: answer.headers.get('authorization') ?? '' };
}

async function upload(index: number, headers: Record<string, string>): Promise<string> {
  const isDocument = Math.floor(index / MEMBERS.length) % 2 === 0;
  const form = new FormData();
  form.append(
    'file',
    new Blob([new Uint8Array(isDocument ? documentOf10Mb : picture)]),
    isDocument ? '서류.pdf' : '사진.jpg',
  );
  const answer = await fetch(`${BASE_URL}/api/common/uploadFile`, { method: 'POST', headers, body: form });
  const { code } = (await answer.json()) as { code: number };
  return `${answer.status} ${code}`;
}
