import * as v from 'valibot';
import { CallError } from '../client/callError.ts';
import { failureOf } from '../client/failureOf.ts';
import { formOf } from '../client/formOf.ts';
import type { Call, CallEntity, CallInput, Envelope, Schema } from '../contract/all/index.ts';
import { FAULT, MALFORMED } from '../contract/base/messages.ts';
import { readAnswer, type UnknownPart } from '../contract/base/readAnswer.ts';
import { CSRF_COOKIE, openCookies } from './cookies.ts';

export interface ClientOptions {
  /** Where the portal is: `https://portal.example`. In a browser, that of the page: the API takes no other. */
  origin: string;
  /** The token of the session, asked for at each request and never kept; null for a guest. */
  token?: () => string | null;
  /** No answer within this time is a lost connection. In milliseconds; 30,000 unless set. */
  timeoutMs?: number;
  /** Is told what an answer had that this package's contract has not: time for a newer one. */
  onUnknown?: (call: Call, unknown: readonly UnknownPart[]) => void;
}

export interface RequestOptions {
  /**
   * Of a call that takes one. The same key and input are carried out once and get the same answer: to try again after a
   * lost connection, give the key of before. Unless set, each request has a new one.
   */
  idempotencyKey?: string;
  /** The multipart field `file` of an upload. */
  file?: Blob;
  signal?: AbortSignal;
  timeoutMs?: number;
}

export interface ApiResponse<Entity> {
  entity: Entity;
  /** A response header, as the token of a login in `Authorization`; null when absent. */
  header(name: string): string | null;
}

/** Makes the calls of the contract. */
export interface ApiClient {
  /** Makes a call; returns its entity. @throws CallError */
  request<C extends Call>(call: C, input: CallInput<C>, options?: RequestOptions): Promise<CallEntity<C>>;
  /** Makes a call; returns its entity with the response headers. @throws CallError */
  send<C extends Call>(call: C, input: CallInput<C>, options?: RequestOptions): Promise<ApiResponse<CallEntity<C>>>;
  /** Makes a call that answers a file. @throws CallError */
  download<C extends Call>(call: C, input: CallInput<C>, options?: RequestOptions): Promise<Blob>;
}

const TIMEOUT_MS = 30_000;

/** What the API would answer with HTTP 400, without asking it. */
function checkInput(call: Call, input: unknown): void {
  const { issues } = v.safeParse(call.input as v.GenericSchema, input);
  if (!issues) return;
  const own = issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }));
  throw new CallError('invalid', 400, MALFORMED, own);
}

function queryOf(input: Record<string, unknown>): string {
  const pairs = Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

function toRequest(call: Call, input: Record<string, unknown>, file: Blob | undefined) {
  // A secret stands in no URL.
  const method = call.alsoPost ? 'POST' : call.method;
  if (method === 'GET') return { method, path: call.path + queryOf(input), headers: {} };
  if (call.body === 'multipart') return { method, path: call.path, headers: {}, body: formOf(input, file) };
  const headers = { 'content-type': 'application/json' };
  return { method, path: call.path, headers, body: JSON.stringify(input) };
}

function entityOf<C extends Call>(call: C, answer: unknown, { onUnknown }: ClientOptions): CallEntity<C> {
  const reading = readAnswer(call.entity as Schema, answer);
  if (reading.unknown.length > 0) onUnknown?.(call, reading.unknown);
  if (!reading.isReadable) throw new CallError('unreadable', 200, FAULT);
  return reading.entity as CallEntity<C>;
}

/** The body as JSON; null where it is none. */
async function jsonIn(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

/**
 * Makes a client of the portal's API. Inputs and answers are checked by the contract that this package was made of; the
 * calls are values, so that a bundle has only those that it makes.
 *
 * @example
 * ```ts
 * import { CallError, createClient } from '@portal/client';
 * import { getListBoxEdu } from '@portal/client/contract/manager';
 *
 * const client = createClient({ origin: 'https://portal.example', token: () => null });
 * try {
 *   const { list } = await client.request(getListBoxEdu, { limit: 20 });
 *   for (const { title, seatsLeft } of list) console.log(title, seatsLeft);
 * } catch (error) {
 *   if (error instanceof CallError) console.error(error.code, error.message);
 * }
 * ```
 */
export function createClient(options: ClientOptions): ApiClient {
  const cookies = openCookies();

  async function fetchOnce(call: Call, input: Record<string, unknown>, own: RequestOptions): Promise<Response> {
    const { path, ...request } = toRequest(call, input, own.file);
    const token = options.token?.();
    const csrf = call.changes ? cookies.read(CSRF_COOKIE) : undefined;
    const headers = {
      ...request.headers,
      ...cookies.headers(),
      ...(token && { Authorization: token }),
      ...(csrf && { 'X-XSRF-TOKEN': csrf }),
      ...(own.idempotencyKey && { 'Idempotency-Key': own.idempotencyKey }),
    };
    const response = await fetch(new URL(path, options.origin), { ...request, headers, signal: own.signal ?? null });
    cookies.take(response);
    return response;
  }

  /** The first change of a client has no csrf cookie yet: the refusal brings it. */
  async function fetchAgain(call: Call, input: Record<string, unknown>, own: RequestOptions): Promise<Response> {
    const before = cookies.read(CSRF_COOKIE);
    const response = await fetchOnce(call, input, own);
    const isWorthRepeating = response.status === 403 && call.changes && cookies.read(CSRF_COOKIE) !== before;
    return isWorthRepeating ? fetchOnce(call, input, own) : response;
  }

  /** Makes a call, and reads its answer in the same time. */
  async function exchange<Read>(
    call: Call,
    input: unknown,
    own: RequestOptions,
    read: (response: Response) => Promise<Read>,
  ): Promise<Read> {
    checkInput(call, input);
    const ending = new AbortController();
    const end = () => ending.abort();
    const timer = setTimeout(end, own.timeoutMs ?? options.timeoutMs ?? TIMEOUT_MS);
    if (own.signal?.aborted) end();
    own.signal?.addEventListener('abort', end);
    const key = call.idempotent && { idempotencyKey: own.idempotencyKey ?? crypto.randomUUID() };
    const { idempotencyKey: _, ...others } = own;
    try {
      const fields = input as Record<string, unknown>;
      return await read(await fetchAgain(call, fields, { ...others, ...key, signal: ending.signal }));
    } catch (error) {
      // Given up by whoever asked.
      if (own.signal?.aborted || error instanceof CallError) throw error;
      throw new CallError('network', 0, FAULT);
    } finally {
      clearTimeout(timer);
      own.signal?.removeEventListener('abort', end);
    }
  }

  const send: ApiClient['send'] = (call, input, own = {}) =>
    exchange(call, input, own, async (response) => {
      const data = await jsonIn(response);
      const failure = failureOf({ status: response.status, data });
      if (failure) throw failure;
      return {
        entity: entityOf(call, (data as Envelope<unknown>).entity, options),
        header: (name) => response.headers.get(name),
      };
    });

  return {
    send,
    request: async (call, input, own) => (await send(call, input, own)).entity,
    download: (call, input, own = {}) =>
      exchange(call, input, own, async (response) => {
        const isFile = !(response.headers.get('content-type') ?? '').startsWith('application/json');
        if (response.status === 200 && isFile) return response.blob();
        const answer = { status: response.status, data: await jsonIn(response) };
        throw failureOf(answer) ?? new CallError('unreadable', response.status, FAULT);
      }),
  };
}
