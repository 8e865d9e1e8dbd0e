import * as v from 'valibot';
import type { Call, CallEntity, CallInput } from '@portal/shared/contract/call';
import { CODES } from '@portal/shared/contract/codes';

const TIMEOUT_MS = 5000;

/** Makes a public call as a guest, for this server itself. */
export type AskApi = <C extends Call>(call: C, input: CallInput<C>) => Promise<CallEntity<C>>;

const envelope = v.object({ code: v.literal(CODES.SUCCESS.code), entity: v.unknown() });

/** @throws when the API does not answer in time, refuses, or answers what the contract does not know */
export const askApi =
  (origin: string): AskApi =>
  async (call, input) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(input as Record<string, unknown>))
      if (value !== undefined) query.append(name, String(value));
    const response = await fetch(`${origin}${call.path}?${query.toString()}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`${call.path} answered HTTP ${response.status}`);
    const { entity } = v.parse(envelope, await response.json());
    return v.parse(call.entity, entity) as CallEntity<typeof call>;
  };
