import * as v from 'valibot';
import type { CallEntity, CallInput } from '@portal/shared/contract/call';
import { CODES } from '@portal/shared/contract/codes';
import { readAnswer } from '@portal/shared/contract/readAnswer';
import type { AskedCall } from './askedCalls.ts';

const TIMEOUT_MS = 5000;

/** Makes a public call as a guest, on behalf of this server. */
export type AskApi = <C extends AskedCall>(call: C, input: CallInput<C>) => Promise<CallEntity<C>>;

const envelope = v.object({ code: v.literal(CODES.SUCCESS.code), entity: v.unknown() });

interface Waiting {
  timeoutMs?: number;
  /** Aborts the call earlier. */
  signal?: AbortSignal;
}

/** @throws if the API times out, returns an error, or returns an unreadable answer */
export const askApi =
  (origin: string, tellUnknown: (unknown: string) => void, { timeoutMs = TIMEOUT_MS, signal }: Waiting = {}): AskApi =>
  async (call, input) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(input as Record<string, unknown>))
      if (value !== undefined) query.append(name, String(value));
    const response = await fetch(`${origin}${call.path}?${query.toString()}`, {
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    });
    if (!response.ok) throw new Error(`${call.path} answered HTTP ${response.status}`);
    const { entity } = v.parse(envelope, await response.json());
    const reading = readAnswer(call.entity, entity);
    for (const { field, word, effect } of reading.unknown) tellUnknown(`${call.path}: ${field} ${word} ${effect}`);
    if (!reading.isReadable) throw new Error(`${call.path} answered what cannot be read`);
    return reading.entity as CallEntity<typeof call>;
  };
