import { refetchFailed, rememberFailedFiles } from './failedFiles.ts';

const FILE = `${location.origin}/remotes/mf-about/161.js`;

const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();
const read = jest.fn(() => Promise.resolve(new ArrayBuffer(0)));

beforeAll(() => {
  Object.assign(globalThis, { fetch: fetched });
  rememberFailedFiles();
});
beforeEach(() => {
  jest.clearAllMocks();
  fetched.mockResolvedValue({ arrayBuffer: read });
});

function fail(element: HTMLElement): void {
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
}
// Of a type that jsdom does not run by itself.
const script = () => Object.assign(document.createElement('script'), { type: 'text/plain', src: FILE });
const link = (rel: string) => Object.assign(document.createElement('link'), { rel, href: FILE });

test.each([
  ['script', script],
  ['stylesheet', () => link('stylesheet')],
])('a %s that has failed is fetched past the cache, completely and once', async (_, make) => {
  fail(make());
  fail(make());
  await refetchFailed();
  await refetchFailed();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith(FILE, expect.objectContaining({ cache: 'reload' }));
  expect(read).toHaveBeenCalledTimes(1);
});

test('neither a failed picture nor a loaded script is fetched', async () => {
  fail(Object.assign(document.createElement('img'), { src: FILE }));
  const come = script();
  document.head.append(come);
  come.dispatchEvent(new Event('load'));
  await refetchFailed();
  expect(fetched).not.toHaveBeenCalled();
});

test('another failure of the file is ignored', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  fail(script());
  await expect(refetchFailed()).resolves.toBeUndefined();
});
