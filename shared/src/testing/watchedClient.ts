import type { MutationOptions } from '../client/queries.ts';
import type { Call } from '../contract/base/call.ts';

/** Calls read by a page since the last `forget`, and its possible mutations with the calls they invalidate. */
export const seen = { reads: new Set<Call>(), changes: new Map<Call, readonly Call[]>() };

export function forget(): void {
  seen.reads.clear();
  seen.changes.clear();
}

type Client = Record<'useItem' | 'useList' | 'useMutation', (call: Call, ...rest: unknown[]) => unknown>;

/** Client with hooks that record their calls; a test mocks `@portal/shared/client` with it. */
export function watchedClient(): object {
  const client = jest.requireActual<Client>('../client/index.ts');
  const reading = (hook: 'useItem' | 'useList') => (call: Call, input: unknown, options?: { enabled?: boolean }) => {
    if (input !== null && options?.enabled !== false) seen.reads.add(call);
    return client[hook](call, input, options);
  };
  const useMutation = (call: Call, options: MutationOptions = {}) => {
    if (call.changes) seen.changes.set(call, options.invalidates ?? []);
    return client.useMutation(call, options);
  };
  return { ...client, useItem: reading('useItem'), useList: reading('useList'), useMutation };
}
