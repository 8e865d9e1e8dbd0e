import { readBoundedText } from './boundedText.ts';

/** Sends a request; by default the network's `fetch`. */
export type SendRequest = (
  address: string,
  request: { method: string; headers: Record<string, string>; body?: string; redirect: 'error'; signal: AbortSignal },
) => Promise<Response>;

/** A JSON service that requires a key. */
export interface Service {
  /** Name used in errors. */
  name: string;
  /** Matches the error code in a response, as the first group. */
  code: RegExp;
  maxAnswerBytes: number;
}

interface ServiceRequest {
  address: string;
  headers: Record<string, string>;
  /** Sends a POST with this body; without it a GET. */
  body?: object | undefined;
  timeoutMs: number;
  send?: SendRequest | undefined;
}

/** A rejection by the service. Only its code is retained, because its message may contain personal data. */
export class ServiceRefusal extends Error {
  readonly status: number;
  /** `WITHOUT_CODE` if the response is not the service's own. */
  readonly code: string;

  constructor(service: string, status: number, code: string) {
    super(`${service} refused with ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

/**
 * Returns a service's JSON response. Errors do not repeat the response, which may contain personal data.
 * @throws ServiceRefusal if rejected; another error on a timeout, a redirect, too long a response or invalid JSON
 */
export async function askService(
  { name, code, maxAnswerBytes }: Service,
  { address, headers, body, timeoutMs, send = fetch }: ServiceRequest,
): Promise<unknown> {
  const response = await send(address, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    // A redirect target must get neither the key nor the request.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await readBoundedText(response, maxAnswerBytes);
  if (!response.ok) throw new ServiceRefusal(name, response.status, code.exec(text)?.[1] ?? 'WITHOUT_CODE');
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message repeats the input.
    throw new Error(`${name} answered what is not JSON`);
  }
}
