import { hashKey, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { use } from 'react';
import type { Call, CallEntity, CallInput } from '../contract/all/index.ts';
import { clientEnvironment } from './environment.ts';
import { exchange } from './send.ts';

/** Promises of one render's responses, by its cache and the hash of the query key. */
const awaited = new WeakMap<QueryClient, Map<string, Promise<unknown>>>();

/**
 * On the server, suspends a component until its response arrives, so that its HTML is complete; does nothing in the
 * browser. React identifies the promises of a component only by their order: each render must use the same promises in
 * the same order, including resolved ones.
 * @param enabled false if the component requests nothing.
 * @param fetch requests the data and stores it in the cache.
 * @returns the cache.
 */
export function useServerPrefetch(
  queryKey: QueryKey,
  enabled: boolean,
  fetch: (queryClient: QueryClient) => Promise<unknown>,
): QueryClient {
  const queryClient = useQueryClient();
  if (!enabled || !clientEnvironment().ask) return queryClient;
  const known = awaited.get(queryClient) ?? new Map<string, Promise<unknown>>();
  awaited.set(queryClient, known);
  const hash = hashKey(queryKey);
  const answer = known.get(hash) ?? fetch(queryClient);
  known.set(hash, answer);
  use(answer);
  return queryClient;
}

/** Metadata of every query of a server render. */
export interface ServerMeta {
  /** Deadline for background content, as `Date.now()`. */
  until?: number;
}

/** Argument of a query function. */
export interface QueryContext {
  signal: AbortSignal;
  client: QueryClient;
  meta?: { background?: boolean } | undefined;
}

/** Entity of a call, over HTTP in the browser, or through the shell's server while rendering. */
export async function callApi<C extends Call>(
  call: C,
  input: CallInput<C>,
  { signal, client, meta }: QueryContext,
): Promise<CallEntity<C>> {
  const onServer = clientEnvironment().ask;
  if (!onServer) return (await exchange(call, input, { signal })).entity;
  const until = client.getDefaultOptions().queries?.meta?.until;
  return onServer(call, input, meta?.background && until !== undefined ? { until } : {});
}

/** State of a query. A failure on the server counts as pending, since the browser repeats the request. */
export const queryStatus = ({ isPending, error }: { isPending: boolean; error: Error | null }) =>
  clientEnvironment().ask ? { isPending: isPending || error !== null, error: null } : { isPending, error };

/** Responses of a render, as embedded in the page. */
export type DehydratedQueries = [key: readonly unknown[], data: unknown][];

/**
 * Stores the responses in the browser's cache, as fresh from now on, because the clocks of server and visitor may
 * differ.
 */
export function hydrateQueries(queryClient: QueryClient, answers: DehydratedQueries): void {
  for (const [key, data] of answers) queryClient.setQueryData(key, data);
}
