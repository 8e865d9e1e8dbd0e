import { CallError, type ItemQuery } from '@portal/shared/client';
import { allOf } from './allOf.ts';

const query = <Entity>(changes: Partial<ItemQuery<Entity>>) => ({
  data: undefined,
  isLoading: false,
  error: null,
  retry: jest.fn(),
  ...changes,
});
const failed = () => query<number>({ error: new CallError('refused', 404, '없습니다.') });

test('data arrive when all have arrived, null and stale ones among them', () => {
  const stale = query<number>({ data: 1, error: new CallError('network', 0, '연결이 끊겼습니다.') });
  const all = allOf(stale, query<string | null>({ data: null }));
  expect(all).toMatchObject({ data: [1, null], isLoading: false, error: null });
  all.retry();
  expect(stale.retry).toHaveBeenCalled();
});

test('until then the first missing one is shown, and tried again alone', () => {
  const [there, missing] = [query<string>({ data: '' }), failed()];
  const all = allOf(there, missing, query<string>({ isLoading: true }));
  expect(all).toMatchObject({ data: undefined, isLoading: false, error: { code: 404 } });
  all.retry();
  expect(missing.retry).toHaveBeenCalled();
  expect(there.retry).not.toHaveBeenCalled();
  expect(allOf(query<string>({ isLoading: true }), missing)).toMatchObject({ isLoading: true, error: null });
});
