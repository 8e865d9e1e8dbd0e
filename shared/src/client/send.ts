import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import * as v from 'valibot';
import type { Call, CallEntity, CallInput, Envelope } from '../contract/all/index.ts';
import { FAULT } from '../contract/base/messages.ts';
import { SESSION_IDLE, SESSION_OVER_AGE } from '../contract/user/index.ts';
import { CallError } from './callError.ts';
import { clientEnvironment } from './environment.ts';
import { failureOf, isEnvelope } from './failureOf.ts';
import { formOf } from './formOf.ts';
import { loadHttp } from './loadHttp.ts';
import { renewTokenOnce } from './renewal.ts';
import { showFailure, type FailureDisplay } from './showFailure.ts';
import { withWhereToLook } from './whereToLook.ts';

/** How a request is made. */
export interface ExchangeOptions {
  /**
   * The same key and input get the same response again. From `newIdempotencyKey()`, one for each attempt of the
   * visitor.
   */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The multipart field `file` of an upload. */
  file?: Blob;
  /** False for the token renewal itself: no repetition after HTTP 403. */
  retryOn403?: boolean;
}

export type SendOptions = ExchangeOptions & FailureDisplay;

/** The result of a successful call. */
export interface CallResponse<Entity> {
  entity: Entity;
  /** A response header; null when absent. */
  header(name: string): string | null;
}

/** A key for one attempt of the visitor, so that a double click or a repetition is carried out once. */
export const newIdempotencyKey = () => crypto.randomUUID();

/** Enough for 10 MB over a slow connection. */
const UPLOAD_TIMEOUT_MS = 120_000;

const csrfCookie = () => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];

function toRequestConfig(call: Call, input: Record<string, unknown>, options: ExchangeOptions): AxiosRequestConfig {
  const method = call.alsoPost ? 'POST' : call.method;
  const config: AxiosRequestConfig = {
    method,
    url: call.path,
    headers: options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {},
    ...(options.signal && { signal: options.signal }),
  };
  if (call.body !== 'multipart') return method === 'GET' ? { ...config, params: input } : { ...config, data: input };
  return { ...config, data: formOf(input, options.file), timeout: UPLOAD_TIMEOUT_MS };
}

async function sendOnce(config: AxiosRequestConfig): Promise<AxiosResponse<unknown>> {
  try {
    const http = await loadHttp().catch(() => {
      throw Object.assign(new CallError('network', 0, FAULT), { isUnsent: true });
    });
    return await http.request<unknown>(config);
  } catch (error) {
    // Given up by whoever asked.
    if (config.signal?.aborted || error instanceof CallError) throw error;
    throw new CallError('network', 0, FAULT);
  }
}

/**
 * Repeats once after HTTP 403: when the csrf cookie has changed meanwhile, or when an employee's token could be
 * renewed.
 */
async function sendWithRetry(config: AxiosRequestConfig, retryOn403: boolean): Promise<AxiosResponse<unknown>> {
  const sentCookie = csrfCookie();
  const response = await sendOnce(config);
  if (response.status !== 403) return response;
  const worthRepeating = csrfCookie() !== sentCookie || (retryOn403 && (await renewTokenOnce()));
  return worthRepeating ? sendOnce(config) : response;
}

/** By what the session of a request has ended, where HTTP 401 says it. */
const sessionEndOf = ({ status, data }: AxiosResponse<unknown>) =>
  status === 401 && isEnvelope(data) ? (data.entity as { ended?: unknown } | null)?.ended : undefined;

const sentTokenOf = ({ config }: AxiosResponse<unknown>) => {
  const token = config.headers.get('Authorization');
  return typeof token === 'string' ? token : null;
};

/** A failure with what its answer says of the session that it was sent with. */
function withSession(failure: CallError, response: AxiosResponse<unknown>): CallError {
  const end = sessionEndOf(response);
  return Object.assign(failure, {
    sentToken: sentTokenOf(response),
    isSessionOverAge: end === SESSION_OVER_AGE,
    isSessionIdle: end === SESSION_IDLE,
  });
}

/** The entity of an answer, as far as this build knows it. Nearly every answer is one of its own day. */
async function entityOf<C extends Call>(call: C, answer: unknown): Promise<CallEntity<C>> {
  const known = v.safeParse(call.entity, answer);
  if (known.success) return known.output as CallEntity<C>;
  // In the file of the HTTP client, which has made the call.
  const { readAnswer } = await import(/* webpackChunkName: "http" */ '../contract/base/readAnswer.ts');
  const reading = readAnswer(call.entity, answer);
  clientEnvironment().tellUnknown(call, reading.unknown);
  if (!reading.isReadable) throw new CallError('unreadable', 200, FAULT);
  return reading.entity as CallEntity<C>;
}

/**
 * Makes a call; returns its entity together with the response headers. Its failure is not shown yet: the caches of
 * queries and mutations do that once, when no further attempt follows.
 * @throws CallError
 */
export async function exchange<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: ExchangeOptions = {},
): Promise<CallResponse<CallEntity<C>>> {
  const sentAt = performance.now();
  try {
    const response = await sendWithRetry(
      toRequestConfig(call, input as Record<string, unknown>, options),
      options.retryOn403 ?? true,
    );
    const failure = failureOf(response);
    if (failure) throw withSession(failure, response);
    return {
      entity: await entityOf(call, (response.data as Envelope<unknown>).entity),
      header: (name) => (response.headers[name.toLowerCase()] as string | undefined) ?? null,
    };
  } catch (error) {
    throw error instanceof CallError ? Object.assign(withWhereToLook(error, call), { sentAt }) : error;
  }
}

/** What was said in place of a file: an envelope, which arrives as bytes. */
async function answerIn(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  try {
    return JSON.parse(await data.text());
  } catch {
    return null;
  }
}

/**
 * Makes a call that answers a file, which only its caller may read: the browser's own request has no token. Its failure
 * is not shown yet.
 * @throws CallError
 */
export async function exchangeFile<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: Pick<ExchangeOptions, 'signal'> = {},
): Promise<Blob> {
  const config = toRequestConfig(call, input as Record<string, unknown>, options);
  const response = await sendWithRetry({ ...config, responseType: 'blob' }, true);
  const { status, data } = response;
  if (status === 200 && data instanceof Blob && !data.type.startsWith('application/json')) return data;
  const answer = { ...response, data: await answerIn(data) };
  const failure = failureOf(answer) ?? new CallError('unreadable', status, FAULT);
  throw withSession(failure, answer);
}

/**
 * Makes a call outside a component; returns its entity together with the response headers.
 * @throws CallError after the visitor has seen the failure as the specification's error catalogue (§8) has it.
 */
export async function send<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: SendOptions = {},
): Promise<CallResponse<CallEntity<C>>> {
  try {
    return await exchange(call, input, options);
  } catch (error) {
    showFailure(error, options);
    throw error;
  }
}

/** Makes a call; returns its entity. @throws CallError like `send`. */
export const request = async <C extends Call>(
  call: C,
  input: CallInput<C>,
  options?: SendOptions,
): Promise<CallEntity<C>> => (await send(call, input, options)).entity;
