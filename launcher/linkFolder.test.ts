import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkFolder } from './linkFolder.ts';

test('files are one file in both places, links lead to the neighbours of the new place, caches stay', () => {
  const root = mkdtempSync(join(tmpdir(), 'portal-link-'));
  const [one, other] = [join(root, 'one'), join(root, 'other')];
  mkdirSync(join(one, 'node_modules/react'), { recursive: true });
  mkdirSync(join(one, 'node_modules/.cache'));
  writeFileSync(join(one, 'node_modules/react/index.js'), 'react');
  writeFileSync(join(one, 'node_modules/.cache/kept'), '');
  symlinkSync('../shared', join(one, 'node_modules/shared'));
  linkFolder(join(one, 'node_modules'), join(other, 'node_modules'));
  const linked = join(other, 'node_modules/react/index.js');
  expect(readFileSync(linked, 'utf8')).toBe('react');
  expect(statSync(linked).ino).toBe(statSync(join(one, 'node_modules/react/index.js')).ino);
  expect(readlinkSync(join(other, 'node_modules/shared'))).toBe('../shared');
  expect(existsSync(join(other, 'node_modules/.cache'))).toBe(false);
  rmSync(root, { recursive: true });
});
