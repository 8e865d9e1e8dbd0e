import { readBoundedText } from './boundedText.ts';

/** Sends a request; the network's own `fetch` unless it is another. */
export type SendRequest = (
  address: string,
  request: { method: string; headers: Record<string, string>; body?: string; redirect: 'error'; signal: AbortSignal },
) => Promise<Response>;

/** A service that speaks JSON and asks for a key of ours. */
export interface Service {
  /** What errors call it. */
  name: string;
  /** Finds the code of a refusal in its answer, as the first group. */
  code: RegExp;
  maxAnswerBytes: number;
}

interface ServiceRequest {
  address: string;
  headers: Record<string, string>;
  /** A POST with this body; without it a GET. */
  body?: object | undefined;
  timeoutMs: number;
  send?: SendRequest | undefined;
}

/** The service answered and refused. Its message is for people and may name them: only its code is kept. */
export class ServiceRefusal extends Error {
  readonly status: number;
  /** `WITHOUT_CODE` for an answer that is not the service's own. */
  readonly code: string;

  constructor(service: string, status: number, code: string) {
    super(`${service} refused with ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

/**
 * What a service answers, read from its JSON. No error repeats the answer, which may name people.
 * @throws ServiceRefusal when it refused; another error when it did not answer in time, led elsewhere, or answered too
 * much or what is not JSON.
 */
export async function askService(
  { name, code, maxAnswerBytes }: Service,
  { address, headers, body, timeoutMs, send = fetch }: ServiceRequest,
): Promise<unknown> {
  const response = await send(address, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    // Another address must get neither the key nor what is asked.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await readBoundedText(response, maxAnswerBytes);
  if (!response.ok) throw new ServiceRefusal(name, response.status, code.exec(text)?.[1] ?? 'WITHOUT_CODE');
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own words repeat what it read.
    throw new Error(`${name} answered what is not JSON`);
  }
}
