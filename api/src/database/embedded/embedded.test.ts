import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { openEmbeddedElsewhere } from '../../testing/embeddedBridge.ts';
import { FolderInUse, lockFolder } from './folderLock.ts';
import { startUpkeep } from './upkeep.ts';

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

    // The kernel freed the lock of the killed process.
    const again = await openEmbeddedElsewhere(database);
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from probe`.execute(again.queries);
    await again.close();
    expect(rows[0]?.rows).toBeGreaterThanOrEqual(committed.length);
  });

  test('a folder is locked by one process at a time and free again afterwards', () => {
    const unlock = lockFolder(join(folder, 'held'));
    expect(() => lockFolder(join(folder, 'held'))).toThrow(FolderInUse);
    unlock();
    lockFolder(join(folder, 'held'))();
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

  test('what a transaction tells is heard once it has committed, until nobody listens', async () => {
    const probe = join(import.meta.dirname, '../../testing/listenProbe.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--disable-warning=ExperimentalWarning',
      probe,
      join(folder, 'told'),
    ]);
    expect(JSON.parse(stdout)).toEqual([0, 1, 1, 1]);
  });

  test('checkpoints and vacuums in the background, one after the other, until it is stopped', async () => {
    jest.useFakeTimers();
    const statements: string[] = [];
    const exec = async (statement: string) => {
      statements.push(statement);
      return [];
    };
    const stop = startUpkeep({ exec }, { checkpointEveryMs: 1000, vacuumEveryMs: 3000 });
    await jest.advanceTimersByTimeAsync(3000);
    await stop();
    await jest.advanceTimersByTimeAsync(9000);
    jest.useRealTimers();
    expect(statements.sort()).toEqual(['checkpoint', 'checkpoint', 'checkpoint', 'vacuum analyze']);
  });

  test('a failing upkeep is logged, and goes on', async () => {
    jest.useFakeTimers();
    const logged: object[] = [];
    const exec = jest.fn().mockRejectedValueOnce(new Error('no space left')).mockResolvedValue([]);
    const stop = startUpkeep(
      { exec },
      { checkpointEveryMs: 1000, log: { error: (details) => void logged.push(details) } },
    );
    await jest.advanceTimersByTimeAsync(2000);
    await stop();
    jest.useRealTimers();
    expect(logged).toEqual([{ err: new Error('no space left'), statement: 'checkpoint' }]);
    expect(exec).toHaveBeenCalledTimes(2);
  });
});
