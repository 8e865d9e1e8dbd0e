import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEVELOPMENT_ID } from '@portal/shared/federation/plugins/buildId';
import { SECTION_MANIFEST_FILE } from '@portal/shared/section/registry';
import { isOverwritten } from './builds.ts';

test.each([
  ['without a record', null, false],
  ['with the record of a build', { id: '3f2a9c' }, false],
  ['with the record of a development server', { id: DEVELOPMENT_ID }, true],
])('a folder %s has a build or needs a new one', (_what, record, expected) => {
  const dist = mkdtempSync(join(tmpdir(), 'portal-dist-'));
  if (record) writeFileSync(join(dist, SECTION_MANIFEST_FILE), JSON.stringify(record));
  expect(isOverwritten(dist)).toBe(expected);
  rmSync(dist, { recursive: true });
});
