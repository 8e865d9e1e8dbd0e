import type { SendRequest } from '../../http/askService.ts';
import type { Arrived, Reply } from './tossApi.ts';

/**
 * Passes the adapter's requests to the gateway's double in the same process, without sockets or waiting. A missing
 * response becomes an immediate timeout.
 */
export const directLine =
  (
    api: { reply(arrived: Arrived): Reply | Promise<Reply> },
    reportAnswered: (path: string) => void = () => undefined,
  ): SendRequest =>
  async (address, { method, headers, body }) => {
    const arrived = { method, url: new URL(address), headers, body: body === undefined ? undefined : JSON.parse(body) };
    const reply = await api.reply(arrived);
    reportAnswered(arrived.url.pathname);
    if (reply === 'silence') throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
    if (reply === 'broken') throw new TypeError('fetch failed');
    // As with `redirect: 'error'`.
    if (reply.headers?.['location']) throw new TypeError('fetch failed');
    return new Response(reply.body, { status: reply.status });
  };
