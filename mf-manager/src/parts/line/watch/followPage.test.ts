import { followPage } from './followPage.ts';
import { LineWatch } from './LineWatch.ts';

let visibility: DocumentVisibilityState;
const start = jest.spyOn(LineWatch.prototype, 'start').mockImplementation(() => undefined);
const stop = jest.spyOn(LineWatch.prototype, 'stop').mockImplementation(() => undefined);
const see = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
let leave: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  start.mockClear();
  stop.mockClear();
  leave = followPage(new LineWatch(() => Promise.reject(new Error('asks nothing'))));
});
afterEach(() => {
  leave();
  jest.useRealTimers();
});

test('polls in a hidden tab for ten minutes, and at once when it becomes visible again', () => {
  expect(start).toHaveBeenCalledTimes(1);
  see('hidden');
  jest.advanceTimersByTime(599_999);
  expect(stop).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(stop).toHaveBeenCalledTimes(1);
  see('visible');
  expect(start).toHaveBeenCalledTimes(2);
  see('hidden');
  see('visible');
  jest.advanceTimersByTime(3_600_000);
  expect(stop).toHaveBeenCalledTimes(1);
});

test('sends no request while the page is in the back/forward cache', () => {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(stop).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(start).toHaveBeenCalledTimes(2);
});

test('sends a request when online again, and none after the page was left', () => {
  window.dispatchEvent(new Event('online'));
  expect(start).toHaveBeenCalledTimes(2);
  see('hidden');
  window.dispatchEvent(new Event('online'));
  expect(start).toHaveBeenCalledTimes(2);
  leave();
  expect(stop).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  see('visible');
  jest.advanceTimersByTime(3_600_000);
  expect(start).toHaveBeenCalledTimes(2);
});
