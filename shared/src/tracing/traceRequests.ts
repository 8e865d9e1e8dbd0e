import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { TracedWork, Tracing } from './tracing.ts';

/** Part of undici's diagnostics messages, which include those of `fetch`. */
interface Message {
  request: { origin: string | URL; method: string };
  response?: { statusCode: number };
}

/**
 * Adds a span for every request to another program: host and method, but not the path, which may contain personal data.
 * @returns the function that stops it
 */
export function traceRequests(tracing: Tracing): () => void {
  const asked = new WeakMap<object, TracedWork>();
  const begin = ({ request }: Message) => {
    const { host } = new URL(request.origin);
    const facts = { 'server.address': host, 'http.request.method': request.method };
    const work = tracing.begin(`${request.method} ${host}`, facts, 'asks');
    if (work) asked.set(request, work);
  };
  const answer = ({ request, response }: Message) =>
    asked.get(request)?.end({ 'http.response.status_code': response?.statusCode ?? 0 });
  const fail = ({ request }: Message) => asked.get(request)?.end({}, true);
  const heard = { 'undici:request:create': begin, 'undici:request:headers': answer, 'undici:request:error': fail };
  const channels = Object.entries(heard).map(
    ([name, hear]) => [name, (message: unknown) => hear(message as Message)] as const,
  );
  for (const [name, hear] of channels) subscribe(name, hear);
  return () => {
    for (const [name, hear] of channels) unsubscribe(name, hear);
  };
}
