import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasInstalled } from './installed.mjs';

const react = { version: '19.3.0', integrity: 'sha512-x' };
const link = { resolved: 'mf-example', link: true };

test.each([
  ['nothing that is noted', { 'node_modules/react': react }, null, false],
  ['everything', { '': {}, shared: {}, 'node_modules/react': react }, { 'node_modules/react': react }, true],
  [
    'another version',
    { 'node_modules/react': react },
    { 'node_modules/react': { ...react, version: '19.2.0' } },
    false,
  ],
  ['no link to a section that was added', { 'mf-example': {}, 'node_modules/mf-example': link }, {}, false],
  ['its link', { 'mf-example': {}, 'node_modules/mf-example': link }, { 'node_modules/mf-example': link }, true],
  ['nothing of what is for another system', { 'node_modules/fsevents': { version: '2', optional: true } }, {}, true],
])('with %s installed', (_what, locked, installed, expected) => {
  const root = mkdtempSync(join(tmpdir(), 'portal-installed-'));
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: locked }));
  if (installed) writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  expect(hasInstalled(root)).toBe(expected);
  rmSync(root, { recursive: true });
});
