import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUse, lockFolder } from './folderLock.ts';

test('a folder is locked by one process at a time and free again afterwards', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-lock-'));
  const unlock = lockFolder(join(folder, 'held'));
  expect(() => lockFolder(join(folder, 'held'))).toThrow(FolderInUse);
  unlock();
  lockFolder(join(folder, 'held'))();
  rmSync(folder, { recursive: true });
});
