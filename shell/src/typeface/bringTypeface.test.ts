import { bringTypeface } from './bringTypeface.ts';

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, value });

afterEach(() => {
  set(document, 'readyState', 'complete');
  set(navigator, 'connection', undefined);
});

test('the typeface waits until the page has loaded', () => {
  set(document, 'readyState', 'interactive');
  const load = jest.fn().mockResolvedValue({ showTypeface: jest.fn() });
  bringTypeface(load);
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a visitor who saves data keeps the typeface of the device', () => {
  set(navigator, 'connection', { saveData: true });
  const load = jest.fn().mockResolvedValue({ showTypeface: jest.fn() });
  bringTypeface(load);
  expect(load).not.toHaveBeenCalled();
});

test('a typeface that fails to load is no failure', async () => {
  const load = jest.fn().mockRejectedValue(new Error('chunk gone'));
  bringTypeface(load);
  await expect(load.mock.results[0]?.value).rejects.toThrow('chunk gone');
});
