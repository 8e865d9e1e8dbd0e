import { isAxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import * as v from 'valibot';
import {
  CODES,
  FORCED_LOGOUT_CODES,
  type Call,
  type CallEntity,
  type CallInput,
  type Envelope,
  type InputIssue,
} from '../contract/index.ts';
import { CallError } from './callError.ts';
import { clientEnvironment } from './environment.ts';
import { http } from './http.ts';
import { renewTokenOnce } from './renewal.ts';

export interface SendOptions {
  /** Same key and input: the same answer again. From `newIdempotencyKey()`, kept while the visitor tries. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /**
   * Neither the loading indicator nor an alert: work that the visitor did not ask for. The forced logouts
   * of spec §8 still apply.
   */
  background?: boolean;
  /** The caller shows failures itself. */
  quiet?: boolean;
  /** The multipart field `file` of an upload. */
  file?: Blob;
  /** False for the renewal itself: no second try after HTTP 403. */
  retryOn403?: boolean;
}

/** What came back of a successful call. */
export interface CallResponse<Entity> {
  entity: Entity;
  /** A response header; null when absent. */
  header(name: string): string | null;
}

/** A key for one attempt of the visitor, so that a double click or a repeat is done once. */
export const newIdempotencyKey = () => crypto.randomUUID();

/** Uploads of 10 MB over a slow line. */
const UPLOAD_TIMEOUT_MS = 120_000;

const UNREACHABLE = CODES.FAULT.message;
const csrfCookie = () => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];

function toRequestConfig(call: Call, input: Record<string, unknown>, options: SendOptions): AxiosRequestConfig {
  const method = call.alsoPost ? 'POST' : call.method;
  const config: AxiosRequestConfig = {
    method,
    url: call.path,
    background: options.background ?? false,
    headers: options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {},
    ...(options.signal && { signal: options.signal }),
  };
  if (call.body !== 'multipart') return method === 'GET' ? { ...config, params: input } : { ...config, data: input };
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) if (value !== undefined) form.append(name, String(value));
  if (options.file) form.append('file', options.file);
  return { ...config, data: form, timeout: UPLOAD_TIMEOUT_MS };
}

async function exchange(config: AxiosRequestConfig): Promise<AxiosResponse<unknown>> {
  try {
    return await http.request<unknown>(config);
  } catch (error) {
    if (isAxiosError(error) && error.code === 'ERR_CANCELED') throw error;
    throw new CallError('network', 0, UNREACHABLE);
  }
}

/** HTTP 403: the csrf cookie may have been set or replaced meanwhile, an employee's token can be renewed; then once more. */
async function exchangeWithRetry(config: AxiosRequestConfig, retryOn403: boolean): Promise<AxiosResponse<unknown>> {
  const sentCookie = csrfCookie();
  const answer = await exchange(config);
  if (answer.status !== 403) return answer;
  const worthRepeating = csrfCookie() !== sentCookie || (retryOn403 && (await renewTokenOnce()));
  return worthRepeating ? exchange(config) : answer;
}

const isEnvelope = (data: unknown): data is Envelope<unknown> =>
  typeof data === 'object' && data !== null && typeof (data as { code?: unknown }).code === 'number';

function issuesOf(envelope: Envelope<unknown>): InputIssue[] {
  const entity = envelope.entity as { issues?: unknown } | null;
  return Array.isArray(entity?.issues) ? (entity.issues as InputIssue[]) : [];
}

function failureOf(answer: AxiosResponse<unknown>): CallError | null {
  const { status, data } = answer;
  if (!isEnvelope(data)) return new CallError(status === 200 ? 'unreadable' : 'http', status, UNREACHABLE);
  if (status === 200)
    return data.code === CODES.SUCCESS.code ? null : new CallError('refused', data.code, data.message);
  if (status === 400) return new CallError('invalid', status, data.message, issuesOf(data));
  const speaks = status === 413 || status === 415 || status === 429 || status === 409 || status === 422;
  return new CallError('http', status, speaks ? data.message : UNREACHABLE);
}

/** What every failure does beside reaching the caller (specification §8). @returns whether the visitor saw it. */
function showFailure(error: CallError, options: SendOptions): boolean {
  const environment = clientEnvironment();
  if (FORCED_LOGOUT_CODES.includes(error.code)) environment.forcedOut(error.message);
  else if (error.code === 401 || error.code === 402) {
    if (!environment.token() && options.background) return false;
    environment.signedOut();
  } else {
    if (options.background || options.quiet) return false;
    environment.alert(error.message);
  }
  return true;
}

/**
 * Makes a call and gives its entity together with the response headers.
 * @throws CallError after the error catalogue of spec §8 has been applied.
 */
export async function send<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: SendOptions = {},
): Promise<CallResponse<CallEntity<C>>> {
  try {
    const answer = await exchangeWithRetry(
      toRequestConfig(call, input as Record<string, unknown>, options),
      options.retryOn403 ?? true,
    );
    const failure = failureOf(answer);
    if (failure) throw failure;
    const entity = v.safeParse(call.entity, (answer.data as Envelope<unknown>).entity);
    if (!entity.success) throw new CallError('unreadable', 200, UNREACHABLE);
    return {
      entity: entity.output as CallEntity<C>,
      header: (name) => (answer.headers[name.toLowerCase()] as string | undefined) ?? null,
    };
  } catch (error) {
    if (error instanceof CallError) error.shown = showFailure(error, options);
    throw error;
  }
}

/** Makes a call and gives its entity. @throws CallError like `send`. */
export const request = async <C extends Call>(
  call: C,
  input: CallInput<C>,
  options?: SendOptions,
): Promise<CallEntity<C>> => (await send(call, input, options)).entity;
