import type { VisitorBuild } from '@portal/shared/section';
import { aBuild, aSection } from '../testing/sampleSection.ts';
import { SectionError } from './SectionError.ts';
import { SectionLoader, type LoaderTools } from './SectionLoader.ts';

const exported = { default: { contractVersion: '1.0.0', routes: [{ path: '/news/notice' }] } };

function setUp(run: (build: VisitorBuild, fresh: boolean) => Promise<unknown>, changes: Partial<LoaderTools> = {}) {
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

test('a section is idle until it is loaded, then ready, and its code runs once', async () => {
  const { loader, attempts } = setUp(async () => exported);
  expect(loader.state.phase).toBe('idle');
  const [one, two] = await Promise.all([loader.load(), loader.load()]);
  expect(one).toBe(two);
  expect(loader.state).toEqual({ phase: 'ready', build: 'b2', routes: exported.default.routes });
  await loader.load();
  expect(attempts).toEqual(['b2']);
});

test('a failed attempt is silently repeated once, past every cache', async () => {
  let first = true;
  const { loader, attempts, reports } = setUp(async () => {
    if (!first) return exported;
    first = false;
    throw new Error('ScriptNetworkError');
  });
  await loader.load();
  expect(attempts).toEqual(['b2', 'b2 fresh']);
  expect(reports).toHaveLength(0);
});

test('a build that hangs is not tried twice', async () => {
  const { loader, attempts } = setUp(refuse('script timed out'));
  await expect(loader.load()).rejects.toMatchObject({ cause: 'timeout' });
  expect(attempts).toEqual(['b2']);
  expect(loader.state.phase).toBe('failed');
});

test('when the live build fails, the previous one is used and the failure is reported', async () => {
  const { loader, attempts, reports } = setUp(
    async (build) => (build.id === 'b1' ? exported : refuse('RUNTIME-008')()),
    {
      entry: () => aSection({ previous: aBuild({ id: 'b1' }) }),
    },
  );
  await expect(loader.load()).resolves.toMatchObject({ build: 'b1' });
  expect(attempts).toEqual(['b2', 'b2 fresh', 'b1 fresh']);
  expect(reports.map(({ build, cause }) => [build, cause])).toEqual([['b2', 'http']]);
});

test('a build that replaced the failed one in the registry is tried before the previous one', async () => {
  let entry = aSection({ previous: aBuild({ id: 'b1' }) });
  const { loader, attempts } = setUp(async (build) => (build.id === 'b3' ? exported : refuse('RUNTIME-008')()), {
    entry: () => entry,
    refreshRegistry: async () => {
      entry = aSection({ current: aBuild({ id: 'b3' }), previous: aBuild() });
    },
  });
  await expect(loader.load()).resolves.toMatchObject({ build: 'b3' });
  expect(attempts).toEqual(['b2', 'b2 fresh', 'b3 fresh']);
});

test('a retry after a failure is a new attempt', async () => {
  let down = true;
  const { loader } = setUp(async () => (down ? refuse('RUNTIME-008')() : exported));
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
  const { loader, attempts } = setUp(async () => exported, { entry: () => aSection({ current }) });
  await expect(loader.load()).rejects.toMatchObject({ cause: 'contract-mismatch' });
  expect(loader.state.phase).toBe('incompatible');
  expect(attempts).toEqual([]);
});

test('a module that exports no routes is not a section', async () => {
  const { loader } = setUp(async () => ({ default: 'a page' }));
  await expect(loader.load()).rejects.toMatchObject({ cause: 'not-a-module' });
});

describe('a page of a section', () => {
  const missing = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  const never = () => false;

  /** A page that throws these one after the other, then loads. */
  const page = (...failures: unknown[]) =>
    jest.fn(async () => {
      const failure = failures.shift();
      if (failure) throw failure;
      return 'page';
    });

  test('is repeated once when a file is missing, and nothing is reported', async () => {
    const { loader, attempts, reports } = setUp(async () => exported);
    await expect(loader.loadPage(page(missing()), never)).resolves.toBe('page');
    expect(attempts).toEqual(['b2']);
    expect(reports).toHaveLength(0);
  });

  test('comes from the redeployed build when a file stays missing; the same build is not loaded again', async () => {
    let entry = aSection();
    const { loader, attempts, reports } = setUp(async () => exported, { entry: () => entry });
    await expect(loader.loadPage(page(missing(), missing()), never)).rejects.toMatchObject({ cause: 'chunk-gone' });
    expect(attempts).toEqual(['b2']);
    expect(reports.map(({ build, cause }) => [build, cause])).toEqual([['b2', 'chunk-gone']]);

    entry = aSection({ current: aBuild({ id: 'b3' }) });
    await expect(loader.loadPage(page(missing(), missing()), never)).resolves.toBe('page');
    expect(loader.state).toMatchObject({ phase: 'ready', build: 'b3' });
    expect(attempts).toEqual(['b2', 'b3 fresh']);
  });

  test('that the new build lacks too is reported as that build’s failure', async () => {
    let entry = aSection();
    const { loader, reports } = setUp(async () => exported, {
      entry: () => entry,
      refreshRegistry: async () => {
        entry = aSection({ current: aBuild({ id: 'b3' }) });
      },
    });
    const load = loader.loadPage(page(missing(), missing(), missing()), never);
    await expect(load).rejects.toBeInstanceOf(SectionError);
    expect(reports.map(({ build, cause }) => [build, cause])).toEqual([['b3', 'chunk-gone']]);
  });

  test('is not repeated when its code crashes', async () => {
    const { loader, reports } = setUp(async () => exported);
    const run = page(new TypeError('undefined is not a function'));
    await expect(loader.loadPage(run, never)).rejects.toMatchObject({ cause: 'crashed', build: 'b2' });
    expect(run).toHaveBeenCalledTimes(1);
    expect(reports).toHaveLength(1);
  });

  test.each([[[]], [[missing()]]])('passes on what it throws on purpose, after the failures %j', async (failures) => {
    const redirect = new Response(null, { status: 302 });
    const { loader, reports } = setUp(async () => exported);
    const load = loader.loadPage(page(...failures, redirect), (thrown) => thrown instanceof Response);
    await expect(load).rejects.toBe(redirect);
    expect(reports).toHaveLength(0);
  });

  test('that throws while rendering is reported once, with the build that runs', async () => {
    const { loader, reports } = setUp(async () => exported);
    await loader.load();
    loader.reportCrash(new TypeError('undefined is not a function'));
    expect(reports.map(({ build, cause }) => [build, cause])).toEqual([['b2', 'crashed']]);
    loader.reportCrash(reports[0]);
    expect(reports).toHaveLength(1);
  });
});
