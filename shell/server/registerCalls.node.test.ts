import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { aSectionBuild, aShellBuild } from '@portal/platform/server/testing/sampleBuilds';
import { ShellFolder } from '@portal/platform/server/testing/shellFolder';
import { call, type Call, type Schema } from '@portal/shared/contract/call';
import { describeCalls } from '@portal/shared/contract/comparison/describeCall';
import type { RegistryEntry } from '@portal/shared/section/registry';
import { Operator } from './testing/Operator.ts';

// Sections and the API are deployed by teams independently of each other: a breaking change is refused before it is
// live.

let folder: ShellFolder;
let operator: Operator;

beforeAll(async () => {
  folder = await ShellFolder.create();
  operator = new Operator(folder);
});
beforeEach(async () => {
  await folder.clear();
  // Replaces the shell built in this repository, which makes calls of its own.
  await folder.store({ name: 'shell', current: aShellBuild('s1'), previous: null, canary: null });
});
afterAll(() => folder.remove());

const getMapCourse = (fields: Record<string, Schema>): Call =>
  call({
    method: 'GET',
    path: '/api/course',
    access: 'public',
    changes: false,
    summary: 'A course',
    input: v.object({}),
    entity: v.object(fields) as unknown as Schema,
  });
const described = (fields: Record<string, Schema>) => describeCalls({ getMapCourse: getMapCourse(fields) });

const withTitle = described({ title: v.string() });
const withSeats = described({ title: v.string(), seats: v.number() });
const withPrice = described({ title: v.string(), seats: v.number(), price: v.number() });
const NOBODY = {};

const section = (id: string, calls: object | undefined, name = 'mf-team') => {
  const record = aSectionBuild(id, { name, prefixes: [`/${name}`], pages: [], menus: [] });
  return operator.build(record, undefined, calls);
};
const entry = async (name: string) =>
  JSON.parse(await readFile(join(folder.registry, `${name}.json`), 'utf8')) as RegistryEntry;

/** Registers the preconditions of a test. */
async function given(...args: string[]): Promise<void> {
  const { code, output } = await operator.register(args);
  expect(code === 0 ? '' : output).toBe('');
}
/** Registers an incompatible build, and expects a refusal without a change. */
async function refused(...args: string[]): Promise<string> {
  const names = (await readdir(folder.registry)).filter((file) => file.endsWith('.json'));
  const texts = () => Promise.all(names.map((file) => readFile(join(folder.registry, file), 'utf8')));
  const before = await texts();
  const { code, output } = await operator.register(args);
  expect(code).toBe(1);
  expect(await texts()).toEqual(before);
  return output;
}

describe('a section', () => {
  test('that reads a field which the live API does not return is refused, by the name of the call', async () => {
    await given(await operator.release('r1', withTitle));
    expect(await refused(await section('b1', withSeats), '--force')).toBe(
      [
        'refused, nothing was changed:',
        'mf-team b1 (소통팀, news@hanbit-food.example) does not fit the api r1:',
        '  getMapCourse: answer "seats" is needed and not answered',
        '',
      ].join('\n'),
    );
    await given(await section('b1', withTitle));
  });

  test('must also fit the API’s canary, and the previous release of the API', async () => {
    await given(await operator.release('r1', withTitle));
    await given(await operator.release('r2', withSeats));
    expect(await refused(await section('b1', withSeats))).toContain('does not fit the api r1, the previous one:');
    await given(await operator.release('r3', withSeats));
    await given(await section('b1', withSeats));
    await given('--canary', '0.1', await operator.release('r4', withPrice));
    const output = await refused(await section('b2', withPrice));
    expect(output).toContain('does not fit the api r3:');
    expect(output).not.toContain('r4');
  });

  test('must also fit when it comes as a canary', async () => {
    await given(await operator.release('r1', withTitle), await section('b1', withTitle));
    expect(await refused('--canary', '0.1', await section('b2', withSeats))).toContain('mf-team b2, a canary (');
  });

  test('is not compared if no API is registered, and is noted if its record has no calls', async () => {
    await given(await section('b1', withSeats));
    await given(await operator.release('r1', withSeats));
    const { code, output } = await operator.register([await section('b0', undefined)]);
    expect(output).toContain('mf-team b0 does not say which calls it makes: it is not compared with the API');
    expect(code).toBe(0);
  });
});

describe('a release of the API', () => {
  beforeEach(async () => {
    await given(await operator.release('r1', withPrice));
    for (const [id, calls] of [
      ['b1', withPrice],
      ['b2', withSeats],
    ] as const)
      await given(await section(id, calls));
    await given('--canary', '0.1', await section('b3', withPrice));
    await given(await section('b1', withTitle, 'mf-other'));
  });

  test("that removes something is refused if a build needs it, with that build's owner", async () => {
    const output = await refused(await operator.release('r2', withTitle));
    expect(output).toContain('mf-team b2 (소통팀, news@hanbit-food.example) does not fit the api r2:');
    expect(output).toContain('mf-team b1, the previous one (');
    expect(output).toContain('mf-team b3, a canary (');
    expect(output).not.toContain('mf-other');
    expect(output).toContain('  getMapCourse: answer "price" is needed and not answered');
  });

  test('is refused while a build that some visitors still get needs it', async () => {
    const output = await refused(await operator.release('r2', withSeats));
    expect(output).toContain('mf-team b3, a canary (');
    expect(output).not.toContain('--give-up-previous');
  });

  test('that no longer serves a required call is refused', async () => {
    expect(await refused(await operator.release('r2', NOBODY))).toContain(
      'getMapCourse: is not served: GET /api/course',
    );
  });

  test('that only adds something goes live, and can be rolled back', async () => {
    const more = described({ title: v.string(), seats: v.number(), price: v.number(), place: v.string() });
    await given(await operator.release('r2', more));
    await given('--rollback', 'api');
    expect(await entry('api')).toMatchObject({ current: { id: 'r1' }, previous: { id: 'r2' } });
  });
});

test('the shell, which has no owner of its own, is a client like the sections', async () => {
  await given(await operator.release('r1', withTitle));
  const { id } = await folder.buildShell('s2');
  await writeFile(folder.inDist('calls.json'), JSON.stringify({ build: id, calls: withSeats }));
  expect(await refused(folder.inDist('shell.json'))).toContain('shell s2 does not fit the api r1:');
});

describe('the rollback', () => {
  beforeEach(async () => {
    await given(await operator.release('r1', withSeats), await section('b1', withSeats));
    await given(await section('b2', withTitle));
  });

  test('is given up only on request, and the reason is printed', async () => {
    const smaller = await operator.release('r2', withTitle);
    expect(await refused(smaller)).toContain('--give-up-previous registers it');
    const { code, output } = await operator.register(['--give-up-previous', smaller]);
    expect(output).toContain('given up: the way back to mf-team b1. mf-team b1, the previous one (');
    expect(code).toBe(0);
    expect(await entry('mf-team')).toMatchObject({ current: { id: 'b2' }, previous: null });
    expect(await entry('api')).toMatchObject({ current: { id: 'r2' }, previous: { id: 'r1' } });
  });

  test('is no way out if a live build does not fit', async () => {
    expect(await refused('--give-up-previous', '--force', await operator.release('r2', NOBODY))).toContain(
      'mf-team b2 (',
    );
  });
});

test('--check prints what would be refused, and changes nothing', async () => {
  await given(await operator.release('r1', withTitle));
  expect(await refused('--check', await section('b1', withSeats))).toContain('answer "seats" is needed');
  const { output } = await operator.register(['--check', await section('b2', withTitle)]);
  expect(output).toBe('nothing was changed; this would be accepted\n');
  expect(await readdir(folder.registry)).not.toContain('mf-team.json');
});

test('the registry stores the calls of the builds of a fortnight, in files that the shells do not read', async () => {
  await given(await operator.release('r1', withTitle));
  for (const id of ['b1', 'b2', 'b3']) await given(await section(id, withTitle));
  expect((await readdir(join(folder.registry, 'calls'))).sort()).toEqual([
    'api.r1.json',
    ...['b1', 'b2', 'b3'].map((id) => `mf-team.${id}.json`),
  ]);
  expect(await entry('mf-team')).not.toHaveProperty('current.calls');
});
