import type { Router } from '@portal/shared/router';
import { watchRegistry } from './watchRegistry.ts';

function setUp(isOld: boolean) {
  const listeners = new Set<(state: unknown) => void>();
  const state = { location: { pathname: '/main' }, navigation: { state: 'idle' } };
  const router = {
    state,
    subscribe: (listener: (state: unknown) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Router;
  const refresh = jest.fn(async () => true);
  const stop = watchRegistry(router, { isOld, refresh });
  const goTo = (pathname: string) => {
    state.location = { pathname };
    for (const listener of listeners) listener(state);
  };
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  return { refresh, stop, goTo, comeBack };
}

test('an old registry is refreshed when another page is shown, and when the visitor returns', () => {
  const { refresh, stop, goTo, comeBack } = setUp(true);
  goTo('/main');
  expect(refresh).not.toHaveBeenCalled();
  goTo('/news/notice');
  expect(refresh).toHaveBeenLastCalledWith('/news/notice');
  comeBack();
  expect(refresh).toHaveBeenCalledTimes(2);
  stop();
  goTo('/main');
  comeBack();
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a new one is not', () => {
  const { refresh, stop, goTo, comeBack } = setUp(false);
  goTo('/news/notice');
  comeBack();
  expect(refresh).not.toHaveBeenCalled();
  stop();
});
