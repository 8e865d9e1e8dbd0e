import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './Carousel.tsx';

const DELAY_MS = 3000;

/** jsdom does not implement pointer events. */
class Pointer extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary: boolean;

  constructor(type: string, { pointerId = 0, pointerType = '', isPrimary = false, ...rest }: PointerEventInit) {
    super(type, rest);
    this.pointerId = pointerId;
    this.pointerType = pointerType;
    this.isPrimary = isPrimary;
  }
}
Object.assign(window, { PointerEvent: Pointer });

/** Preference for reduced motion, and its listeners. */
let prefersStillness = false;
const preferenceListeners = new Set<() => void>();
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  prefersStillness = false;
  visibility = 'visible';
  preferenceListeners.clear();
  window.matchMedia = ((media: string) => ({
    media,
    matches: prefersStillness,
    addEventListener: (_type: string, listener: () => void) => preferenceListeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => preferenceListeners.delete(listener),
  })) as unknown as typeof window.matchMedia;
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function show(count = 3) {
  const names = Array.from({ length: count }, (_, position) => `배너 ${position + 1}`);
  const slides = names.map((name, key) => ({ key, content: <a href="#there">{name}</a> }));
  render(<Carousel label="안내" slides={slides} />);
  const items = screen.getAllByRole('listitem');
  const list = screen.getByRole('list');
  Object.defineProperty(list, 'clientWidth', { value: 300 });
  return { list, items, link: (name: string) => screen.getByText(name) };
}
/** The only slide that is visible, readable and operable. */
const shown = () => {
  const slides = screen.getAllByRole('listitem').filter((slide) => !slide.hasAttribute('inert'));
  expect(slides).toHaveLength(1);
  return slides[0]?.textContent;
};
const pass = (time = DELAY_MS) => act(() => jest.advanceTimersByTime(time));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
function swipe(list: HTMLElement, way: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp') {
  const finger = { pointerId: 1, isPrimary: true, pointerType: 'touch' };
  fireEvent.pointerDown(list, { ...finger, clientX: 200 });
  fireEvent.pointerMove(list, { ...finger, clientX: 200 + way / 2 });
  fireEvent.pointerMove(list, { ...finger, clientX: 200 + way });
  fireEvent[end](list, { ...finger, clientX: 200 + way });
}

test('it advances automatically in a loop, with the full time for each slide', () => {
  show();
  pass(DELAY_MS - 1);
  expect(shown()).toBe('배너 1');
  pass(1);
  expect(shown()).toBe('배너 2');
  pass(2000);
  press('다음');
  expect(shown()).toBe('배너 3');
  pass(2000);
  expect(shown()).toBe('배너 3');
  pass(1000);
  expect(shown()).toBe('배너 1');
  expect(screen.getByText('1 / 3')).toBeInTheDocument();
});

test('two buttons change the slide, and one stops autoplay', () => {
  const { list } = show();
  expect(list).toHaveAttribute('aria-live', 'off');
  press('자동 넘김 멈춤');
  // Now screen readers announce the next slide.
  expect(list).toHaveAttribute('aria-live', 'polite');
  pass(60_000);
  expect(shown()).toBe('배너 1');
  press('이전');
  expect(shown()).toBe('배너 3');
  press('자동 넘김 시작');
  pass();
  expect(shown()).toBe('배너 1');
});

test('it waits while a pointer or the focus is on it', () => {
  const { list, link } = show();
  fireEvent.pointerEnter(list);
  pass(60_000);
  expect(shown()).toBe('배너 1');
  act(() => link('배너 1').focus());
  fireEvent.pointerLeave(list);
  pass(60_000);
  expect(shown()).toBe('배너 1');
  act(() => link('배너 1').blur());
  pass();
  expect(shown()).toBe('배너 2');
});

test('it pauses while the page is hidden', () => {
  show();
  visibility = 'hidden';
  fireEvent(document, new Event('visibilitychange'));
  pass(60_000);
  expect(shown()).toBe('배너 1');
  visibility = 'visible';
  fireEvent(document, new Event('visibilitychange'));
  pass();
  expect(shown()).toBe('배너 2');
});

test('with reduced motion it starts by the button alone', () => {
  prefersStillness = true;
  show();
  pass(60_000);
  expect(shown()).toBe('배너 1');
  press('자동 넘김 시작');
  pass();
  expect(shown()).toBe('배너 2');
});

test('it stops as soon as the device prefers reduced motion', () => {
  show();
  prefersStillness = true;
  act(() => preferenceListeners.forEach((listener) => listener()));
  pass(60_000);
  expect(shown()).toBe('배너 1');
});

test('a swipe changes the slide, also around the ends; a short one is reverted', () => {
  const { list, items } = show(2);
  swipe(list, -40);
  expect(shown()).toBe('배너 1');
  swipe(list, -120);
  expect(shown()).toBe('배너 2');
  swipe(list, -120);
  expect(shown()).toBe('배너 1');
  swipe(list, 120);
  expect(shown()).toBe('배너 2');
  expect(items[1]).toHaveAttribute('data-from', 'before');
});

test('a finger that the browser takes for scrolling turns nothing', () => {
  const { list } = show();
  swipe(list, -120, 'pointerCancel');
  expect(shown()).toBe('배너 1');
});

test('a tap moves nothing', () => {
  const { list, items } = show();
  swipe(list, -6);
  expect(items[0]).not.toHaveAttribute('data-motion');
});

test('a single slide has no buttons and no autoplay', () => {
  const { list, items } = show(1);
  expect(screen.queryByRole('button')).toBeNull();
  swipe(list, -120);
  pass(60_000);
  expect(items[0]).not.toHaveAttribute('data-motion');
});
