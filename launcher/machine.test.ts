import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasKoreanFont, missingFor } from './machine.ts';

const needs = [
  { steps: ['core', 'phone'], missing: () => 'no browser' },
  { steps: ['units'], missing: () => 'no database' },
  { steps: ['core'], missing: () => '' },
];

test.each([
  [['core'], ['no browser']],
  [
    ['units', 'phone'],
    ['no browser', 'no database'],
  ],
  [['lint'], []],
])('only the missing requirements of the steps %j are named', (wanted, lines) => {
  expect(missingFor((step) => wanted.includes(step), needs)).toEqual(lines);
});

describe('a machine with nothing but Node', () => {
  const { PATH, PORTAL_FIREFOX } = process.env;
  let empty: string;
  beforeAll(() => {
    empty = mkdtempSync(join(tmpdir(), 'portal-machine-'));
    process.env.PATH = empty;
    process.env.PORTAL_FIREFOX = join(empty, 'firefox');
  });
  afterAll(() => {
    process.env.PATH = PATH;
    if (PORTAL_FIREFOX === undefined) delete process.env.PORTAL_FIREFOX;
    else process.env.PORTAL_FIREFOX = PORTAL_FIREFOX;
    rmSync(empty, { recursive: true });
  });

  test('has a database for the units', () => {
    expect(missingFor((step) => step === 'units')).toEqual([]);
  });

  test('lacks a font and both engines, each with its package', () => {
    const lines = missingFor((step) => ['firefox', 'webkit'].includes(step)).filter(
      (line) => !line.startsWith('no Chromium'),
    );
    expect(lines).toEqual([
      expect.stringContaining('apt-get install fontconfig fonts-noto-cjk'),
      expect.stringMatching(/firefox will be skipped: .*apt-get install firefox-esr/),
      expect.stringMatching(/webkit will be skipped: .*apt-get install webkit2gtk-driver/),
    ]);
  });

  test('has a font as soon as the list of fonts contains one', () => {
    writeFileSync(join(empty, 'fc-list'), '#!/bin/sh\necho NotoSansCJK.ttc\n', { mode: 0o755 });
    expect(hasKoreanFont()).toBe(true);
  });
});
