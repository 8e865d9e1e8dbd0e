import type { SectionError } from '../failures/SectionError.ts';
import type { LoaderArguments } from './boundedRoutes.ts';
import { PageLoader, type PageTools } from './PageLoader.ts';

const missing = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

/** A page that throws these errors in turn, then loads. */
const page = (...failures: unknown[]) =>
  jest.fn(async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return 'page';
  });

function setUp(changes: Partial<PageTools> = {}) {
  const reports: SectionError[] = [];
  const giveUp = jest.fn();
  const leaveIfReplaced = jest.fn(async () => undefined);
  const loader = new PageLoader(
    { section: 'mf-news-space', id: 'b2', base: '/remotes/mf-news-space/' },
    { pause: async () => undefined, leaveIfReplaced, giveUp, report: (error) => reports.push(error), ...changes },
  );
  const navigation = new AbortController();
  const request = new Request('http://localhost/news/notice?page=2', { signal: navigation.signal });
  const load = <Result>(run: () => Promise<Result>) => loader.load(run, { request } as LoaderArguments);
  return { load, reports, giveUp, leaveIfReplaced, navigation };
}

afterEach(() => jest.restoreAllMocks());

test('a page is retried once if a file is missing, without a report', async () => {
  const { load, reports, leaveIfReplaced } = setUp();
  await expect(load(page(missing()))).resolves.toBe('page');
  expect(reports).toHaveLength(0);
  expect(leaveIfReplaced).not.toHaveBeenCalled();
});

test('a file that stays missing leads to a new document if the build was replaced, without a report', async () => {
  const left = jest.fn(() => new Promise<never>(() => undefined));
  const { load, reports } = setUp({ leaveIfReplaced: left });
  load(page(missing(), missing())).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  expect(left).toHaveBeenCalledWith('/news/notice');
  expect(reports).toHaveLength(0);
});

test('a missing file of the live build is reported as its failure', async () => {
  const { load, reports } = setUp();
  await expect(load(page(missing(), missing()))).rejects.toMatchObject({ cause: 'chunk-gone', build: 'b2' });
  expect(reports.map(({ build, cause }) => [build, cause])).toEqual([['b2', 'chunk-gone']]);
});

test('a page that does not arrive fails at the deadline; its files are abandoned and its build is remembered', async () => {
  const time = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  const { load, reports, giveUp } = setUp();
  const failed = expect(load(() => new Promise(() => undefined))).rejects.toMatchObject({ cause: 'timeout' });
  time.abort(new DOMException('signal timed out', 'TimeoutError'));
  await failed;
  expect(giveUp).toHaveBeenCalledWith(expect.objectContaining({ section: 'mf-news-space', id: 'b2' }));
  expect(reports).toHaveLength(1);
});

test('code that crashes is not retried', async () => {
  const { load, reports } = setUp();
  const run = page(new TypeError('undefined is not a function'));
  await expect(load(run)).rejects.toMatchObject({ cause: 'crashed', build: 'b2' });
  expect(run).toHaveBeenCalledTimes(1);
  expect(reports).toHaveLength(1);
});

test.each([[[]], [[missing()]]])('an intentional throw is passed on, after the failures %j', async (failures) => {
  const redirect = new Response(null, { status: 302 });
  const { load, reports } = setUp();
  await expect(load(page(...failures, redirect))).rejects.toBe(redirect);
  expect(reports).toHaveLength(0);
});

test('a failure after the visitor has navigated away is not reported', async () => {
  const { load, reports, navigation } = setUp();
  navigation.abort();
  await expect(load(page(missing()))).rejects.toBeDefined();
  expect(reports).toHaveLength(0);
});
