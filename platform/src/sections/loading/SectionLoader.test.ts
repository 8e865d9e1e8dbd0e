import type { VisitorBuild, VisitorSection } from '@portal/shared/section';
import { SectionError } from '../failures/SectionError.ts';
import { aBuild, aSection } from '../testing/sampleSection.ts';
import type { HostContract } from './contract.ts';
import { ENTRY_TIMEOUT_MS } from './deadline.ts';
import { hungBuilds } from './hungBuilds.ts';
import { SectionLoader, type LoaderTools } from './SectionLoader.ts';

const exported = { default: { contractVersion: '1.0.0', routes: [{ path: '/news/notice' }] } };
const host: HostContract = {
  versions: { react: '19.3.1' },
  exportsOf: (module) => (module === '@portal/shared/client' ? ['useItem'] : null),
};

/** Time that only the test advances. */
function aClock() {
  const controller = new AbortController();
  return {
    signal: controller.signal,
    strike: () => controller.abort(new DOMException('signal timed out', 'TimeoutError')),
  };
}
const later = () => aClock().signal;

function setUp(run: (build: VisitorBuild, fresh: boolean) => Promise<unknown>, changes: Partial<LoaderTools> = {}) {
  const attempts: string[] = [];
  const reports: SectionError[] = [];
  const abandoned: string[] = [];
  const loader = new SectionLoader('mf-news-space', {
    entry: () => aSection(),
    refreshRegistry: async () => undefined,
    run: (build, fresh) => {
      attempts.push(`${build.id}${fresh ? ' fresh' : ''}`);
      return run(build, fresh);
    },
    abandon: ({ id }) => abandoned.push(id),
    pause: async () => undefined,
    report: (error) => reports.push(error),
    hung: hungBuilds,
    host,
    ...changes,
  });
  return { loader, attempts, reports, abandoned };
}

const refuse = (message: string) => () => Promise.reject(new Error(message));
const never = () => new Promise(() => undefined);
const withPrevious = () => aSection({ previous: aBuild({ id: 'b1' }) });
const turns = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a section is idle until it is loaded, then ready, and its code runs once', async () => {
  const { loader, attempts } = setUp(async () => exported);
  expect(loader.state.phase).toBe('idle');
  const [one, two] = await Promise.all([loader.load(later()), loader.load(later())]);
  expect(one).toBe(two);
  expect(loader.state).toEqual({ phase: 'ready', build: aBuild(), live: 'b2', routes: exported.default.routes });
  await loader.load(later());
  expect(attempts).toEqual(['b2']);
});

test('a failed attempt is silently retried once, bypassing every cache', async () => {
  let first = true;
  const { loader, attempts, reports } = setUp(async () => {
    if (!first) return exported;
    first = false;
    throw new Error('ScriptNetworkError');
  });
  await loader.load(later());
  expect(attempts).toEqual(['b2', 'b2 fresh']);
  expect(reports).toHaveLength(0);
});

test('if the live build fails, the previous one is used and the failure is reported', async () => {
  const { loader, attempts, reports } = setUp(
    async (build) => (build.id === 'b1' ? exported : refuse('RUNTIME-008')()),
    { entry: withPrevious },
  );
  await expect(loader.load(later())).resolves.toMatchObject({ build: { id: 'b1' }, live: 'b2' });
  expect(attempts).toEqual(['b2', 'b2 fresh', 'b1 fresh']);
  expect(reports.map(({ build, cause }) => [build, cause])).toEqual([['b2', 'http']]);
});

test('a build that has replaced the failed one in the registry is tried before the previous one', async () => {
  let entry = withPrevious();
  const { loader, attempts } = setUp(async (build) => (build.id === 'b3' ? exported : refuse('RUNTIME-008')()), {
    entry: () => entry,
    refreshRegistry: async () => {
      entry = aSection({ current: aBuild({ id: 'b3' }), previous: aBuild() });
    },
  });
  await expect(loader.load(later())).resolves.toMatchObject({ build: { id: 'b3' } });
  expect(attempts).toEqual(['b2', 'b2 fresh', 'b3 fresh']);
});

test('a retry after a failure is a new attempt', async () => {
  let down = true;
  const { loader } = setUp(async () => (down ? refuse('RUNTIME-008')() : exported));
  await expect(loader.load(later())).rejects.toBeInstanceOf(SectionError);
  down = false;
  loader.startOver();
  await expect(loader.load(later())).resolves.toMatchObject({ phase: 'ready' });
});

test('a running section is not started again', async () => {
  const { loader, attempts } = setUp(async () => exported);
  const ready = await loader.load(later());
  loader.startOver();
  await expect(loader.load(later())).resolves.toBe(ready);
  expect(attempts).toEqual(['b2']);
});

describe('a build that hangs', () => {
  test('is abandoned at the deadline and not retried', async () => {
    const deadline = aClock();
    const { loader, attempts, abandoned } = setUp(never);
    const loading = expect(loader.load(deadline.signal)).rejects.toMatchObject({ cause: 'timeout', build: 'b2' });
    await turns();
    deadline.strike();
    await loading;
    expect(attempts).toEqual(['b2']);
    expect(abandoned).toEqual(['b2']);
    expect(loader.state.phase).toBe('failed');
  });

  test('leaves the previous one half of the time', async () => {
    const entryTime = aClock();
    jest
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((time) => (time === ENTRY_TIMEOUT_MS ? entryTime.signal : later()));
    const { loader, attempts, reports } = setUp(async (build) => (build.id === 'b1' ? exported : never()), {
      entry: withPrevious,
      refreshRegistry: never as LoaderTools['refreshRegistry'],
    });
    const loading = loader.load(later());
    await turns();
    entryTime.strike();
    await expect(loading).resolves.toMatchObject({ build: { id: 'b1' } });
    expect(attempts).toEqual(['b2', 'b1 fresh']);
    expect(hungBuilds.has('mf-news-space', 'b2')).toBe(true);
    expect(reports.map(({ build, cause }) => [build, cause])).toEqual([['b2', 'timeout']]);
  });

  test('is not tried first by the next document, unless the visitor retries', async () => {
    hungBuilds.remember('mf-news-space', 'b2');
    const next = setUp(async () => exported, { entry: withPrevious });
    await expect(next.loader.load(later())).resolves.toMatchObject({ build: { id: 'b1' } });
    expect(next.attempts).toEqual(['b1']);

    const again = setUp(async () => exported, { entry: withPrevious });
    again.loader.startOver();
    await expect(again.loader.load(later())).resolves.toMatchObject({ build: { id: 'b2' } });
  });

  test('is tried anyway if there is no other', async () => {
    hungBuilds.remember('mf-news-space', 'b2');
    const { loader, attempts } = setUp(async () => exported);
    await loader.load(later());
    expect(attempts).toEqual(['b2']);
  });

  test('yields to the visitor’s own attempt before the deadline; nothing is reported', async () => {
    let hangs = true;
    const { loader, attempts, reports } = setUp(() => (hangs ? never() : Promise.resolve(exported)));
    const first = expect(loader.load(later())).rejects.toBeDefined();
    await turns();
    hangs = false;
    loader.startOver();
    await expect(loader.load(later())).resolves.toMatchObject({ phase: 'ready' });
    await first;
    expect(attempts).toEqual(['b2', 'b2 fresh']);
    expect(reports).toHaveLength(0);
  });
});

test.each<[string, Partial<VisitorBuild>, string]>([
  ['another contract', { contractVersion: '2.0.0' }, '2.0.0'],
  ['a newer contract than this shell knows', { contractVersion: '1.9.0' }, '1.9.0'],
  ['another React', { builtAgainst: { react: '18.3.1' } }, 'react 18.3.1'],
  [
    'names that this shell lacks',
    { imports: { '@portal/shared/client': ['useItem', 'useX'] } },
    'useX of @portal/shared/client',
  ],
  [
    'a module that this shell lacks',
    { imports: { '@portal/shared/chat': ['useChat'] } },
    'useChat of @portal/shared/chat',
  ],
])('no code runs of a build made against %s, and the report names the missing part', async (_, changes, missing) => {
  const entry = (): VisitorSection => aSection({ current: aBuild(changes) });
  const { loader, attempts, reports } = setUp(async () => exported, { entry });
  await expect(loader.load(later())).rejects.toMatchObject({ cause: 'contract-mismatch' });
  expect(attempts).toEqual([]);
  expect(reports.map(({ message }) => message)).toEqual([expect.stringContaining(missing)]);
});

test('a module with another contract than its build in the registry does not start', async () => {
  const { loader } = setUp(async () => ({ default: { ...exported.default, contractVersion: '2.0.0' } }));
  await expect(loader.load(later())).rejects.toMatchObject({ cause: 'contract-mismatch' });
});

test('a build that imports only exports of this shell runs', async () => {
  const entry = () => aSection({ current: aBuild({ imports: { '@portal/shared/client': ['useItem'] } }) });
  const { loader } = setUp(async () => exported, { entry });
  await expect(loader.load(later())).resolves.toMatchObject({ phase: 'ready' });
});

test('a module that exports no routes is not a section', async () => {
  const { loader } = setUp(async () => ({ default: 'a page' }));
  await expect(loader.load(later())).rejects.toMatchObject({ cause: 'not-a-module' });
});
