import { renderHook } from '@testing-library/react';
import { useNumberParam } from './index.ts';
import { MemoryRouter } from './testing.ts';

test.each([
  ['?noticeNo=7', 7],
  ['?noticeNo=123456789012345', 123456789012345],
  ['', null],
  ['?noticeNo=', null],
  ['?noticeNo=0', null],
  ['?noticeNo=-7', null],
  ['?noticeNo=7a', null],
  ['?noticeNo=1234567890123456', null],
])('the number in %s is %s', (query, number) => {
  const { result } = renderHook(() => useNumberParam('noticeNo'), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[`/view${query}`]}>{children}</MemoryRouter>,
  });
  expect(result.current).toBe(number);
});
