import { FORGET_FAILED_SCRIPT } from './forgetFailedScript.ts';

const asked = jest.fn<Promise<Response>, [string, RequestInit]>(() => Promise.reject(new Error('given up')));
beforeAll(() => {
  Object.assign(globalThis, { fetch: asked });
  new Function(FORGET_FAILED_SCRIPT)();
});
beforeEach(() => asked.mockClear());

const link = (rel: string) => {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = '/remotes/mf-about/routes.1.js';
  document.head.append(element);
  return element;
};

test('the address of a failed preload is asked for and given up at once, so that WebKit forgets the failure', () => {
  link('preload').dispatchEvent(new Event('error'));
  expect(asked).toHaveBeenCalledTimes(1);
  const [address, { signal }] = asked.mock.lastCall ?? ['', {}];
  expect(address).toBe(`${location.origin}/remotes/mf-about/routes.1.js`);
  expect(signal?.aborted).toBe(true);
});

test('nothing is asked for when a preload has come, or when something else has failed', () => {
  link('preload').dispatchEvent(new Event('load'));
  link('stylesheet').dispatchEvent(new Event('error'));
  window.dispatchEvent(new ErrorEvent('error', { message: 'thrown' }));
  expect(asked).not.toHaveBeenCalled();
});
