import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeNewFile } from './writeNewFile.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-new-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file of the operator can be read by its owner alone', async () => {
  const path = join(folder, 'member.json');
  await writeNewFile(path, '{}');
  expect(readFileSync(path, 'utf8')).toBe('{}');
  expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
});

test('an existing file is left as it is', async () => {
  const path = join(folder, 'member.json');
  writeFileSync(path, 'other', { mode: 0o644 });
  await expect(writeNewFile(path, '{}')).rejects.toThrow('EEXIST');
  expect(readFileSync(path, 'utf8')).toBe('other');
});
