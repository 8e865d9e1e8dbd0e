import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SectionBuild } from '@portal/shared/section/registry';
import { aGateRecord } from '../testing/aGateRecord.ts';
import { aSectionBuild } from '../testing/sampleBuilds.ts';
import { GATE_CHECKS, readGate } from './gateRecord.ts';

const NOW = new Date('2030-01-31T09:00:00Z');
const KEY = 'k'.repeat(32);
const passedAt = '2030-01-30T09:00:00.000Z';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gate-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function read(record: object, gateKey: string | null = null, changes: Partial<SectionBuild> = {}) {
  await writeFile(join(folder, 'gate.json'), JSON.stringify(record));
  const passage = await readGate(aSectionBuild('b1', changes), join(folder, 'section.json'), { gateKey }, NOW);
  return 'objection' in passage ? passage.objection : 'passed';
}

const handWritten = { build: 'b1', passedAt, checks: {} };
const checks = Object.fromEntries(GATE_CHECKS.slice(1).map((check) => [check, 'passed' as const]));

test('a record of today with all checks counts', async () => {
  expect(await read(aGateRecord(aSectionBuild('b1'), { passedAt }))).toBe('passed');
  expect(await read(aGateRecord(aSectionBuild('b1'), { passedAt: '2030-01-17T09:00:00.000Z' }))).toBe('passed');
});

test.each([
  ['without gate, shell and API', handWritten, /has not passed the gate: .*gate\.json is no record of a build/],
  ['of another build', aGateRecord(aSectionBuild('b2'), { passedAt }), /is of another build, b2/],
  ['of a gate without a check', aGateRecord(aSectionBuild('b1'), { passedAt, checks }), /lacks the checks contract /],
  [
    'of a fortnight ago',
    aGateRecord(aSectionBuild('b1'), { passedAt: '2030-01-17T08:59:59.000Z' }),
    /is older than 14 days/,
  ],
  ['of the future', aGateRecord(aSectionBuild('b1'), { passedAt: '2030-02-01T09:00:00.000Z' }), /is of the future/],
])('a record %s does not count', async (_what, record, reason) => {
  expect(await read(record)).toMatch(reason);
});

test('a signed record counts for no other build that takes its id, but for the build at another address', async () => {
  const record = aGateRecord(aSectionBuild('b1'), { passedAt }, KEY);
  const other = { integrity: { 'remoteEntry.b1.js': 'sha384-other' } };
  expect(await read(record, KEY, other)).toMatch(/is of other content under the same id/);
  expect(await read(record, KEY, { prefixes: ['/main'] })).toMatch(/is of other content/);
  expect(await read(record, KEY, { base: 'https://files.example/' })).toBe('passed');
});

test('with a key of the portal, only what it has signed counts', async () => {
  const record = aGateRecord(aSectionBuild('b1'), { passedAt }, KEY);
  expect(await read(record, KEY)).toBe('passed');
  expect(await read({ ...record, passedAt: '2030-01-31T08:00:00.000Z' }, KEY)).toMatch(/is not signed/);
  expect(await read(aGateRecord(aSectionBuild('b1'), { passedAt }), KEY)).toMatch(/is not signed/);
  expect(await read(aGateRecord(aSectionBuild('b1'), { passedAt }, 'x'.repeat(32)), KEY)).toMatch(/is not signed/);
});
