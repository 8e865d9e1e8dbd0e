import type { Query } from '@tanstack/react-query';
import type { Call } from '../contract/all/index.ts';

/** The keys of the cache: what shape of answer it is, of which call, with which input. */
export const itemKey = (call: Call, input: unknown) => ['item', call.path, input] as const;
export const listKey = (call: Call, input: unknown) => ['list', call.path, input] as const;
export const fileKey = (call: Call, input: unknown) => ['file', call.path, input] as const;

/** Whether a query holds an answer of one of these calls, in whatever shape. */
export const isOfCall =
  (calls: readonly Call[]) =>
  ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
    calls.some(({ path }) => path === queryKey[1]);
