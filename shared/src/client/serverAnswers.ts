import { hashKey, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { use } from 'react';
import type { Call, CallEntity, CallInput } from '../contract/all/index.ts';
import { clientEnvironment } from './environment.ts';
import { exchange } from './send.ts';

/** What the answers of one render wait for, by the cache of that render and the key of the query. */
const awaited = new WeakMap<QueryClient, Map<string, Promise<unknown>>>();

/**
 * On the server a component waits here for its answer, so that its HTML is complete; in the browser this does nothing.
 * React tells the promises of a component apart by their order alone: each time the component is rendered again it must
 * get the same ones, in the same order, also those that have been answered.
 * @param enabled false when the component asks nothing.
 * @param fetch asks, and leaves the answer in the cache.
 */
export function useServerPrefetch(
  queryKey: QueryKey,
  enabled: boolean,
  fetch: (queryClient: QueryClient) => Promise<unknown>,
): void {
  const queryClient = useQueryClient();
  if (!enabled || !clientEnvironment().ask) return;
  const known = awaited.get(queryClient) ?? new Map<string, Promise<unknown>>();
  awaited.set(queryClient, known);
  const hash = hashKey(queryKey);
  const answer = known.get(hash) ?? fetch(queryClient);
  known.set(hash, answer);
  use(answer);
}

/** What every query of a render on the server knows. */
export interface ServerMeta {
  /** When content beside the page's own is not waited for any longer, as `Date.now()`. */
  until?: number;
}

/** What a query function gets. */
export interface QueryContext {
  signal: AbortSignal;
  client: QueryClient;
  meta?: { background?: boolean } | undefined;
}

/** The entity of a call: asked over HTTP in the browser, and as the shell's server does it there. */
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

/** How far a query is. What failed on the server is still to come: the browser asks again. */
export const queryStatus = ({ isPending, error }: { isPending: boolean; error: Error | null }) =>
  clientEnvironment().ask ? { isPending: isPending || error !== null, error: null } : { isPending, error };

/** The answers that a page was rendered with, as they travel in it. */
export type DehydratedQueries = [key: readonly unknown[], data: unknown][];

/** Puts the answers into the browser's cache, fresh from now on: the clocks of server and visitor may differ. */
export function hydrateQueries(queryClient: QueryClient, answers: DehydratedQueries): void {
  for (const [key, data] of answers) queryClient.setQueryData(key, data);
}
