import { act, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { storedState, useStoredState } from './index.ts';

const schema = v.object({ name: v.string(), step: v.picklist([1, 2, 3]) });
const progress = storedState('progress', schema, { name: '', step: 1 });

beforeEach(() => sessionStorage.clear());

test('starts with the initial value', () => {
  expect(progress.read()).toEqual({ name: '', step: 1 });
});

test('merges a part into the state, and deletes all of it', () => {
  progress.change({ name: '김새봄' });
  expect(progress.change({ step: 2 })).toEqual({ name: '김새봄', step: 2 });
  expect(progress.read()).toEqual({ name: '김새봄', step: 2 });
  progress.forget();
  expect(progress.read()).toEqual({ name: '', step: 1 });
});

test.each([
  ['broken', '{broken'],
  ['of another shape', '{"name":"김새봄"}'],
  ['with a value outside the schema', '{"name":"김새봄","step":9}'],
])('ignores what is stored %s', (_what, stored) => {
  sessionStorage.setItem('progress', stored);
  expect(progress.read()).toEqual({ name: '', step: 1 });
});

test('stores nothing outside the schema', () => {
  sessionStorage.setItem('progress', '{"name":"김새봄","step":2,"userPw":"secret"}');
  expect(progress.read()).toEqual({ name: '김새봄', step: 2 });
});

test('works without storage if that is forbidden', () => {
  const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(progress.change({ step: 3 })).toEqual({ name: '', step: 3 });
  forbidden.mockRestore();
});

test('a component re-renders on a change, and a new one starts with the stored state', () => {
  const { result } = renderHook(() => useStoredState(progress));
  act(() => result.current[1]({ step: 2 }));
  expect(result.current[0]).toEqual({ name: '', step: 2 });
  expect(renderHook(() => useStoredState(progress)).result.current[0].step).toBe(2);
});
