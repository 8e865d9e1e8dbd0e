import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUse, lockFolder } from './folderLock.ts';
import { startUpkeep } from './upkeep.ts';

test('a folder is locked by one process at a time and free again afterwards', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-lock-'));
  const unlock = lockFolder(join(folder, 'held'));
  expect(() => lockFolder(join(folder, 'held'))).toThrow(FolderInUse);
  unlock();
  lockFolder(join(folder, 'held'))();
  rmSync(folder, { recursive: true });
});

test('upkeep checkpoints and vacuums in the background, one after the other, until it is stopped', async () => {
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
