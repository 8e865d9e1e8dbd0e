import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useSearchParams } from './index.ts';
import { MemoryRouter } from './testing.ts';

const atList = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/list?page=3']}>{children}</MemoryRouter>
);
const withValue = (name: string, value: string) => (before: URLSearchParams) => {
  const after = new URLSearchParams(before);
  after.set(name, value);
  return after;
};

test('the second of two choices retains the first, whose page is still loading', () => {
  const { result } = renderHook(() => [useSearchParams(), useSearchParams()] as const, { wrapper: atList });
  const [[, chooseState], [, chooseRows]] = result.current;
  act(() => {
    chooseState(withValue('status', 'PAID'));
    chooseRows(withValue('rows', '100'));
  });
  expect(result.current[0][0].toString()).toBe('page=3&status=PAID&rows=100');
});

test('an updater starts from the displayed query, and replacing the whole query retains nothing', () => {
  const { result } = renderHook(() => useSearchParams(), { wrapper: atList });
  act(() => result.current[1](withValue('status', 'PAID')));
  act(() => result.current[1](withValue('page', '4')));
  expect(result.current[0].toString()).toBe('page=4&status=PAID');
  act(() => result.current[1]({ keyword: '급식' }));
  expect(result.current[0].get('page')).toBeNull();
  act(() => result.current[1]([['from', '2026-11-01']]));
  expect(result.current[0].toString()).toBe('from=2026-11-01');
});
