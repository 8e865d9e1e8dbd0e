import { appendFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChangeLog, type LoggedChange } from './ChangeLog.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-'));
});
afterEach(() => rm(folder, { recursive: true }));

const aChange = (name: string, current: string, why = ''): LoggedChange => ({
  at: '2026-11-29T09:00:00.000Z',
  by: 'kim',
  name,
  kind: 'live',
  state: { current, previous: null, canary: null },
  why,
  digest: current,
});
const builds = async () => (await new ChangeLog(folder).read()).map(({ name, state }) => `${name} ${state?.current}`);

test('a full file becomes the earlier one, and no entry loses its latest state by that', async () => {
  const log = new ChangeLog(folder);
  const long = 'x'.repeat(999_999);
  await log.append([aChange('mf-rare', 'r1'), aChange('mf-busy', 'b1', long)]);
  await log.append([aChange('mf-busy', 'b2', long)]);
  await log.append([aChange('mf-busy', 'b3')]);
  expect((await readdir(folder)).sort()).toEqual(['log.1.jsonl', 'log.jsonl']);
  expect(await builds()).toContain('mf-rare r1');
  expect((await builds()).at(-1)).toBe('mf-busy b3');
});

test('a damaged line hides no other', async () => {
  const log = new ChangeLog(folder);
  await log.append([aChange('mf-a', 'a1')]);
  await appendFile(join(folder, 'log.jsonl'), '{"at":\n');
  await log.append([aChange('mf-a', 'a2')]);
  expect(await builds()).toEqual(['mf-a a1', 'mf-a a2']);
  await writeFile(join(folder, 'log.jsonl'), '');
  expect(await builds()).toEqual([]);
});
