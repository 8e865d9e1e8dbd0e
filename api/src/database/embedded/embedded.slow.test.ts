import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { openEmbeddedElsewhere } from '../../testing/embeddedBridge.ts';

/** Rows after which the writer is killed. */
const ROWS = 40;

describe('the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-embedded-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('syncs each commit to the disk, locks its folder, and loses no committed row to kill -9', async () => {
    const database = join(folder, 'killed');
    const start = () =>
      spawn(process.execPath, [
        '--disable-warning=ExperimentalWarning',
        join(import.meta.dirname, '../../testing/embeddedProbe.ts'),
        database,
      ]);
    const writer = start();
    const committed: { id: number; syncs: number }[] = [];
    let refusal = '';
    for await (const line of createInterface({ input: writer.stdout })) {
      committed.push(JSON.parse(line) as { id: number; syncs: number });
      if (committed.length === 1) {
        const second = start();
        second.stderr.on('data', (text: Buffer) => {
          refusal += text.toString();
        });
        expect(await new Promise((resolve) => second.once('exit', resolve))).toBe(1);
      }
      if (committed.length === ROWS) writer.kill('SIGKILL');
    }
    expect(refusal).toMatch(/^The embedded database in .* is in use by another process: .*\n$/);
    expect(committed.filter(({ syncs }) => syncs === 0)).toEqual([]);

    // The kernel releases the lock of a killed process.
    const again = await openEmbeddedElsewhere(database);
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from probe`.execute(again.queries);
    await again.close();
    expect(rows[0]?.rows).toBeGreaterThanOrEqual(committed.length);
  });

  test('an open database is checkpointed and analysed in the background', async () => {
    const probe = join(import.meta.dirname, '../../testing/upkeepProbe.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--disable-warning=ExperimentalWarning',
      probe,
      join(folder, 'kept'),
    ]);
    expect(JSON.parse(stdout)).toEqual({ checkpointed: true, known: 50 });
  });

  test('a notification of a transaction arrives once it has committed, until listening stops', async () => {
    const probe = join(import.meta.dirname, '../../testing/listenProbe.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--disable-warning=ExperimentalWarning',
      probe,
      join(folder, 'told'),
    ]);
    expect(JSON.parse(stdout)).toEqual([0, 1, 1, 1]);
  });
});
