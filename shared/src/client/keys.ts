import type { Query } from '@tanstack/react-query';
import type { Call } from '../contract/all/index.ts';

/** Cache keys: shape of the response, call, and input. */
export const itemKey = (call: Call, input: unknown) => ['item', call.path, input] as const;
export const listKey = (call: Call, input: unknown) => ['list', call.path, input] as const;
export const fileKey = (call: Call, input: unknown) => ['file', call.path, input] as const;

/** True for a query with a response of one of these calls, in any shape. */
export const isOfCall =
  (calls: readonly Call[]) =>
  ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
    calls.some(({ path }) => path === queryKey[1]);
