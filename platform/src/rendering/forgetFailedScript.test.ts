import { FORGET_FAILED_SCRIPT } from './forgetFailedScript.ts';

const asked = jest.fn<Promise<Response>, [string, RequestInit]>(() => Promise.reject(new Error('given up')));
beforeAll(() => {
  Object.assign(globalThis, { fetch: asked });
  new Function(FORGET_FAILED_SCRIPT)();
});
beforeEach(() => asked.mockClear());

const ADDRESS = `${location.origin}/remotes/mf-about/routes.1.js`;

const link = (rel: string) => {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = ADDRESS;
  document.head.append(element);
  return element;
};
// Of a type that jsdom does not run by itself.
const script = () => Object.assign(document.createElement('script'), { type: 'text/plain', src: ADDRESS });

test.each([
  ['preload', () => link('preload')],
  ['stylesheet', () => link('stylesheet')],
  ['script', script],
])('the address of a failed %s is fetched and aborted at once, so that WebKit forgets it', (_, make) => {
  const element = make();
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
  expect(asked).toHaveBeenCalledTimes(1);
  const [address, { signal }] = asked.mock.lastCall ?? ['', {}];
  expect(address).toBe(ADDRESS);
  expect(signal?.aborted).toBe(true);
});

test('nothing is fetched after a successful preload, or after the failure of something else', () => {
  link('preload').dispatchEvent(new Event('load'));
  link('icon').dispatchEvent(new Event('error'));
  document.head.append(document.createElement('img'));
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  window.dispatchEvent(new ErrorEvent('error', { message: 'thrown' }));
  expect(asked).not.toHaveBeenCalled();
});
