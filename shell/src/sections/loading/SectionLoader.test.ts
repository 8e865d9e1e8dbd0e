import type { SectionBuild } from '@portal/shared/section';
import { aBuild, aSection } from '../testing/sampleSection.ts';
import { SectionError } from './SectionError.ts';
import { SectionLoader, type LoaderTools } from './SectionLoader.ts';

const exported = { default: { contractVersion: '1.0.0', routes: [{ path: '/news/notice' }] } };

function world(run: (build: SectionBuild, fresh: boolean) => Promise<unknown>, changes: Partial<LoaderTools> = {}) {
  const attempts: string[] = [];
  const reports: SectionError[] = [];
  const loader = new SectionLoader('mf-news-space', {
    entry: () => aSection(),
    refreshRegistry: async () => undefined,
    run: (build, fresh) => {
      attempts.push(`${build.id}${fresh ? ' fresh' : ''}`);
      return run(build, fresh);
    },
    pause: async () => undefined,
    report: (error) => reports.push(error),
    shared: { react: '19.3.1' },
    ...changes,
  });
  return { loader, attempts, reports };
}

const refuse = (message: string) => () => Promise.reject(new Error(message));

test('a section is idle until it is asked for, then ready, and its code runs once', async () => {
  const { loader, attempts } = world(async () => exported);
  expect(loader.state.phase).toBe('idle');
  const [one, two] = await Promise.all([loader.load(), loader.load()]);
  expect(one).toBe(two);
  expect(loader.state).toEqual({ phase: 'ready', build: 'b2', routes: exported.default.routes });
  await loader.load();
  expect(attempts).toEqual(['b2']);
});

test('a failed attempt is silently repeated once, past every cache', async () => {
  let first = true;
  const { loader, attempts, reports } = world(async () => {
    if (!first) return exported;
    first = false;
    throw new Error('ScriptNetworkError');
  });
  await loader.load();
  expect(attempts).toEqual(['b2', 'b2 fresh']);
  expect(reports).toHaveLength(0);
});

test('a build that hangs is not waited for twice', async () => {
  const { loader, attempts } = world(refuse('script timed out'));
  await expect(loader.load()).rejects.toMatchObject({ reason: 'timeout' });
  expect(attempts).toEqual(['b2']);
  expect(loader.state.phase).toBe('failed');
});

test('when the live build fails, the previous one stands in and the failure is reported', async () => {
  const { loader, attempts, reports } = world(
    async (build) => (build.id === 'b1' ? exported : refuse('RUNTIME-008')()),
    {
      entry: () => aSection({ previous: aBuild({ id: 'b1' }) }),
    },
  );
  await expect(loader.load()).resolves.toMatchObject({ build: 'b1' });
  expect(attempts).toEqual(['b2', 'b2 fresh', 'b1 fresh']);
  expect(reports.map(({ build, reason }) => [build, reason])).toEqual([['b2', 'http']]);
});

test('a build that replaced the failed one in the registry is tried before the previous one', async () => {
  let entry = aSection({ previous: aBuild({ id: 'b1' }) });
  const { loader, attempts } = world(async (build) => (build.id === 'b3' ? exported : refuse('RUNTIME-008')()), {
    entry: () => entry,
    refreshRegistry: async () => {
      entry = aSection({ current: aBuild({ id: 'b3' }), previous: aBuild() });
    },
  });
  await expect(loader.load()).resolves.toMatchObject({ build: 'b3' });
  expect(attempts).toEqual(['b2', 'b2 fresh', 'b3 fresh']);
});

test('after a failure a retry is a true new attempt', async () => {
  let down = true;
  const { loader } = world(async () => (down ? refuse('RUNTIME-008')() : exported));
  await expect(loader.load()).rejects.toBeInstanceOf(SectionError);
  down = false;
  loader.reset();
  await expect(loader.load()).resolves.toMatchObject({ phase: 'ready' });
});

test.each([
  ['another contract', aBuild({ contractVersion: '2.0.0' })],
  ['a newer contract than this shell knows', aBuild({ contractVersion: '1.9.0' })],
  ['another React', aBuild({ builtAgainst: { react: '18.3.1' } })],
])('no code runs of a build made against %s', async (_, current) => {
  const { loader, attempts } = world(async () => exported, { entry: () => aSection({ current }) });
  await expect(loader.load()).rejects.toMatchObject({ reason: 'contract-mismatch' });
  expect(loader.state.phase).toBe('incompatible');
  expect(attempts).toEqual([]);
});

test('what exports no routes is not a section', async () => {
  const { loader } = world(async () => ({ default: 'a page' }));
  await expect(loader.load()).rejects.toMatchObject({ reason: 'not-a-module' });
});

test('a redeployed section is loaded anew, an unchanged one is left alone', async () => {
  let entry = aSection();
  const { loader } = world(async () => exported, { entry: () => entry });
  await loader.load();
  await expect(loader.loadNewer()).resolves.toBeNull();
  entry = aSection({ current: aBuild({ id: 'b3' }) });
  await expect(loader.loadNewer()).resolves.toMatchObject({ build: 'b3' });
});
