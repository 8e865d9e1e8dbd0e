import { fireEvent } from '@testing-library/react';
import { createQueryClient } from '@portal/shared/client';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { RegistryStore } from '../sections/registry/RegistryStore.ts';
import { Sections } from '../sections/registry/Sections.ts';
import { aRegistry } from '../sections/testing/sampleSection.ts';
import { watchLinks } from './watchLinks.ts';

jest.mock('../sections/loading/hostContract.ts', () => ({
  hostContract: { versions: {}, exportsOf: () => null },
}));
jest.mock('../sections/loading/container.ts', () => ({ loadFederation: async () => undefined }));

let fetched: jest.SpyInstance;
const paths = () => fetched.mock.calls.map(([url]) => new URL(String(url), location.href).searchParams.get('path'));
const link = (name: string) => {
  const found = document.querySelector(`[href="/news/${name}"]`);
  if (!found) throw new Error(`no link to ${name}`);
  return found;
};
/** jsdom does not implement pointer events. */
const point = (target: Element, type: string, pointerType = 'mouse') =>
  fireEvent(target, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }));

beforeAll(() => {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/main'] });
  const sections = new Sections(
    new RegistryStore(JSON.stringify(aRegistry({ sections: [] }))),
    async () => undefined,
    async () => undefined,
  );
  watchLinks({ sections, router, queryClient: createQueryClient() }, () => []);
});

beforeEach(() => {
  jest.useFakeTimers();
  fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(aRegistry({ sections: [] })));
  const names = ['pointed', 'crossed', 'touched', 'scrolled', 'focused', 'passed'];
  document.body.innerHTML = names.map((name) => `<a href="/news/${name}"><b>x</b></a>`).join('');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a pointer that stays on a link prefetches its page, and one that crosses it does not', () => {
  point(link('crossed'), 'pointerover');
  jest.advanceTimersByTime(50);
  point(link('pointed').firstElementChild ?? link('pointed'), 'pointerover');
  jest.advanceTimersByTime(50);
  point(link('pointed'), 'pointerover');
  expect(paths()).toEqual([]);
  jest.advanceTimersByTime(20);
  expect(paths()).toEqual(['/news/pointed']);
  point(document.body, 'pointerover');
  jest.advanceTimersByTime(1000);
  expect(paths()).toEqual(['/news/pointed']);
});

test('a finger prefetches on touch, and does not hover before', () => {
  point(link('touched'), 'pointerover', 'touch');
  jest.advanceTimersByTime(1000);
  expect(paths()).toEqual([]);
  point(link('touched'), 'pointerdown', 'touch');
  expect(paths()).toEqual(['/news/touched']);
});

test('the focus prefetches where it stays, if keys have moved it', () => {
  point(document.body, 'pointerdown');
  fireEvent.focusIn(link('passed'));
  jest.advanceTimersByTime(1000);
  fireEvent.focusOut(link('passed'));
  fireEvent.keyDown(document.body, { key: 'Tab' });
  fireEvent.focusIn(link('passed'));
  fireEvent.focusOut(link('passed'));
  fireEvent.focusIn(link('focused'));
  jest.advanceTimersByTime(1000);
  expect(paths()).toEqual(['/news/focused']);
});
