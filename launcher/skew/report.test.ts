import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWalked } from './report.ts';

const DIFFERENCE = 'Error: what the browser complains of\n+   "console warning: [contract] x leftOut y",';

function reportOf(specs: object[], expected: number): string {
  const file = join(mkdtempSync(join(tmpdir(), 'portal-report-')), 'report.json');
  writeFileSync(file, JSON.stringify({ stats: { expected }, suites: [{ title: 'login.spec.ts', specs }] }));
  return file;
}

const failing = (title: string, message: string) => ({
  title,
  tests: [{ status: 'unexpected', annotations: [], results: [{ error: { message } }] }],
});

test('failed journeys are listed with their file; one that met only a difference of builds has passed', () => {
  const passing = { title: 'passes', tests: [{ status: 'expected', annotations: [], results: [{}] }] };
  const file = reportOf([passing, failing('fails', 'no button'), failing('differs', DIFFERENCE)], 1);
  expect(readWalked(file)).toEqual({
    passed: 2,
    failed: [{ name: 'login.spec.ts › fails', message: 'no button' }],
    differed: 1,
    skipped: [],
  });
});

test('a skipped journey is listed with its reason', () => {
  const skipped = (title: string, annotations: object[]) => ({ title, tests: [{ status: 'skipped', annotations }] });
  const file = reportOf([skipped('valid HTML', [{ type: 'skip', description: 'no engine' }]), skipped('later', [])], 0);
  expect(readWalked(file)?.skipped).toEqual(['valid HTML: no engine', 'later: a test before it failed']);
});

test('without a report nothing has run', () => {
  expect(readWalked('/nowhere.json')).toBeNull();
});
