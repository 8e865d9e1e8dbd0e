import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import * as v from 'valibot';
import { NUMBERS, type Call, type CallEntity, type CallInput, type Envelope } from '../contract/all/index.ts';
import { FAULT } from '../contract/base/messages.ts';
import { SESSION_IDLE, SESSION_OVER_AGE, SESSION_UNUSED } from '../contract/user/index.ts';
import { CallError } from './callError.ts';
import { clientEnvironment } from './environment.ts';
import { failureOf, isEnvelope } from './failureOf.ts';
import { formOf } from './formOf.ts';
import { loadHttp } from './loadHttp.ts';
import { renewTokenOnce } from './renewal.ts';
import { showFailure, type FailureDisplay } from './showFailure.ts';
import { stepUpOnce } from './stepUp.ts';
import { withWhereToLook } from './whereToLook.ts';

/** Options of a request. */
export interface ExchangeOptions {
  /** The same key and input return the same response. From `newIdempotencyKey()`, one per attempt of the visitor. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Multipart field `file` of an upload. */
  file?: Blob;
  /** Called with the sent share of an upload, or the received one of a file of known length, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** False for the token renewal itself: no retry after HTTP 403. */
  retryOn403?: boolean;
}

export type SendOptions = ExchangeOptions & FailureDisplay;

/** Result of a successful call. */
export interface CallResponse<Entity> {
  entity: Entity;
  /** Response header; null if absent. */
  header(name: string): string | null;
}

/** Key for one attempt of the visitor, so that a double click or a retry is carried out once. */
export const newIdempotencyKey = () => crypto.randomUUID();

/** Sufficient for a file of 10 MB over a slow connection. */
const FILE_TIMEOUT_MS = 120_000;

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
  return {
    ...config,
    data: formOf(input, options.file),
    timeout: FILE_TIMEOUT_MS,
    onUploadProgress: ({ progress = 0 }) => options.onProgress?.(progress),
  };
}

async function sendOnce(config: AxiosRequestConfig): Promise<AxiosResponse<unknown>> {
  try {
    const http = await loadHttp().catch(() => {
      throw Object.assign(new CallError('network', 0, FAULT), { isUnsent: true });
    });
    return await http.request<unknown>(config);
  } catch (error) {
    // Aborted by the caller.
    if (config.signal?.aborted || error instanceof CallError) throw error;
    throw new CallError('network', 0, FAULT);
  }
}

/** Retries once after HTTP 403 if the csrf cookie has changed meanwhile, or if an employee's token could be renewed. */
async function sendWithRenewal(config: AxiosRequestConfig, retryOn403: boolean): Promise<AxiosResponse<unknown>> {
  const sentCookie = csrfCookie();
  const response = await sendOnce(config);
  if (response.status !== 403) return response;
  const worthRepeating = csrfCookie() !== sentCookie || (retryOn403 && (await renewTokenOnce()));
  return worthRepeating ? sendOnce(config) : response;
}

/** Reads the envelope returned instead of a file, which arrives as a blob. */
async function answerIn(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  if (!data.type.startsWith('application/json')) return null;
  try {
    return JSON.parse(await data.text());
  } catch {
    return null;
  }
}

/** Repeats a call, as it was sent, after the visitor has proved the second factor that it needs. */
async function sendWithRetry(config: AxiosRequestConfig, retryOn403 = true): Promise<AxiosResponse<unknown>> {
  const response = await sendWithRenewal(config, retryOn403);
  const answer = await answerIn(response.data);
  const code = isEnvelope(answer) ? answer.code : null;
  if (code !== NUMBERS.SECOND_FACTOR_NEEDED && code !== NUMBERS.SECOND_FACTOR_NONE) return response;
  const isProved = await stepUpOnce(code === NUMBERS.SECOND_FACTOR_NEEDED);
  return isProved && !config.signal?.aborted ? sendWithRenewal(config, retryOn403) : response;
}

/** Reason for the end of the session in an HTTP 401, if given. */
const sessionEndOf = ({ status, data }: AxiosResponse<unknown>) =>
  status === 401 && isEnvelope(data) ? (data.entity as { ended?: unknown } | null)?.ended : undefined;

const sentTokenOf = ({ config }: AxiosResponse<unknown>) => {
  const token = config.headers.get('Authorization');
  return typeof token === 'string' ? token : null;
};

/** Adds the information about the session of the response to a failure. */
function withSession(failure: CallError, response: AxiosResponse<unknown>): CallError {
  const end = sessionEndOf(response);
  return Object.assign(failure, {
    sentToken: sentTokenOf(response),
    isSessionOverAge: end === SESSION_OVER_AGE,
    isSessionIdle: end === SESSION_IDLE || end === SESSION_UNUSED,
  });
}

/** Entity of a response as far as this build knows it. Nearly all responses come from an API of the same release. */
async function entityOf<C extends Call>(call: C, answer: unknown): Promise<CallEntity<C>> {
  const known = v.safeParse(call.entity, answer);
  if (known.success) return known.output as CallEntity<C>;
  // In the chunk of the HTTP client, which is already loaded.
  const { readAnswer } = await import(/* webpackChunkName: "http" */ '../contract/base/readAnswer.ts');
  const reading = readAnswer(call.entity, answer);
  clientEnvironment().tellUnknown(call, reading.unknown);
  if (!reading.isReadable) throw new CallError('unreadable', 200, FAULT);
  return reading.entity as CallEntity<C>;
}

/**
 * Makes a call; returns its entity with the response headers. Does not show a failure: the caches of queries and
 * mutations do so once, after the last retry.
 * @throws CallError
 */
export async function exchange<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: ExchangeOptions = {},
): Promise<CallResponse<CallEntity<C>>> {
  const sentAt = performance.now();
  try {
    const config = toRequestConfig(call, input as Record<string, unknown>, options);
    const response = await sendWithRetry(config, options.retryOn403);
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

/**
 * Makes a call that returns a file. Only its owner may read it, and the browser's own request has no token. Does not
 * show a failure.
 * @throws CallError
 */
export async function exchangeFile<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: Pick<ExchangeOptions, 'signal' | 'onProgress'> = {},
): Promise<Blob> {
  const config = toRequestConfig(call, input as Record<string, unknown>, options);
  const response = await sendWithRetry({
    ...config,
    responseType: 'blob',
    timeout: FILE_TIMEOUT_MS,
    onDownloadProgress: ({ progress }) => progress !== undefined && options.onProgress?.(progress),
  });
  const { status, data } = response;
  if (status === 200 && data instanceof Blob && !data.type.startsWith('application/json')) return data;
  const answer = { ...response, data: await answerIn(data) };
  const failure = failureOf(answer) ?? new CallError('unreadable', status, FAULT);
  throw withSession(failure, answer);
}

/**
 * Makes a call outside a component; returns its entity with the response headers.
 * @throws CallError after showing the failure according to the specification's error catalogue (§8).
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
