import { render } from '@testing-library/react';
import { useScrollLock } from './useScrollLock.ts';

function Locking() {
  useScrollLock();
  return null;
}

const { body, documentElement } = document;
const widthOfPage = (width: number) => jest.spyOn(documentElement, 'clientWidth', 'get').mockReturnValue(width);
const locked = () => [body.style.overflow, body.style.marginInlineEnd];

test('reserves the width of the scroll bar, and restores everything', () => {
  widthOfPage(window.innerWidth - 15);
  const { unmount } = render(<Locking />);
  expect(locked()).toEqual(['hidden', '15px']);
  unmount();
  expect(locked()).toEqual(['', '']);
});

test('reserves nothing if the scroll bar takes no room', () => {
  widthOfPage(window.innerWidth);
  render(<Locking />);
  expect(locked()).toEqual(['hidden', '']);
});

test('of two dialogs closed in any order, only the second unlocks', () => {
  widthOfPage(window.innerWidth - 15);
  const below = render(<Locking />);
  widthOfPage(window.innerWidth);
  const above = render(<Locking />);
  below.unmount();
  expect(locked()).toEqual(['hidden', '15px']);
  above.unmount();
  expect(locked()).toEqual(['', '']);
});
