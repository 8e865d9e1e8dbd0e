import { START_AGAIN_SCRIPT } from './startAgainScript.ts';

const startScript = () => document.querySelector<HTMLScriptElement>('script[data-start]');
const notice = () => document.querySelector('[role=alert]');

/** The browser could not load the script in the document. */
const fail = () => startScript()?.dispatchEvent(new Event('error'));

beforeAll(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '<script data-start src="/assets/main.1.js"></script><img id="picture">';
  new Function(START_AGAIN_SCRIPT)();
});
afterAll(() => jest.useRealTimers());

test('the script is requested again after growing pauses and when the browser is online, the visitor is notified, and then no more', () => {
  const first = startScript();
  document.getElementById('picture')?.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(60_000);
  expect(startScript()).toBe(first);

  fail();
  expect(notice()).toBeNull();
  jest.advanceTimersByTime(999);
  expect(startScript()).toBe(first);
  jest.advanceTimersByTime(1);
  const second = startScript();
  expect(second).not.toBe(first);
  expect(second?.src).toBe(first?.src);

  fail();
  expect(notice()).toHaveTextContent(/^화면을 다 불러오지 못해 .* 새로 고침$/);
  window.dispatchEvent(new Event('online'));
  const third = startScript();
  expect(third).not.toBe(second);
  jest.advanceTimersByTime(60_000);
  expect(startScript()).toBe(third);

  fail();
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  jest.advanceTimersByTime(4000);
  expect(startScript()).not.toBe(third);
  startScript()?.dispatchEvent(new Event('load'));
  expect(notice()).toBeNull();
});
