import * as fc from 'fast-check';
import { CODES } from '@portal/shared/contract';
import type { TestAnswer } from '../client.ts';
import type { TestServer } from '../server.ts';
import { fuzzRequest } from './requests.ts';

/** Longer than any call takes, on a busy machine too. */
const MAX_ANSWER_MS = 20_000;
const SESSION_OVER: readonly number[] = [CODES.NO_SESSION.code, CODES.SESSION_DISPLACED.code, CODES.MEMBER_GONE.code];

/**
 * Sends random requests one after another, over all calls and other paths. Throws with the seed and the smallest
 * failing request if a response is a fault, not an envelope, or missing.
 * @returns number of responses by status
 */
export async function fuzz(server: TestServer, requests: number, seed: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const guest = server.client('10.20.0.1');
  await guest.call('logout');
  let member = (await server.member()).client;
  await member.call('downloadCnt');
  const property = fc.asyncProperty(fuzzRequest, async ({ asMember, ...request }) => {
    const answer = await (asMember ? member : guest).request(request);
    const problem = problemOf(answer);
    if (problem) throw new Error(`${problem}: ${answer.status} ${answer.body.slice(0, 200)}`);
    const kind = answer.status === 200 ? (answer.code < 0 ? '200 refused' : '200') : String(answer.status);
    counts[kind] = (counts[kind] ?? 0) + 1;
    // A member who logged out, or whose token was destroyed, logs in again.
    if (asMember && SESSION_OVER.includes(answer.code)) {
      member = (await server.member()).client;
      await member.call('downloadCnt');
    }
  });
  await fc.assert(property, { numRuns: requests, seed, timeout: MAX_ANSWER_MS });
  return counts;
}

function problemOf({ status, headers, body }: TestAnswer): string | null {
  if (status >= 500) return 'a fault';
  const isFile = headers['content-disposition'] !== undefined;
  if (isFile || status === 304) return null;
  if (!String(headers['content-type']).startsWith('application/json')) return 'not the envelope';
  const envelope = JSON.parse(body) as Record<string, unknown>;
  const isEnvelope = typeof envelope['code'] === 'number' && typeof envelope['message'] === 'string';
  return isEnvelope && 'entity' in envelope ? null : 'not the envelope';
}
