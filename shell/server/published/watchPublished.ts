import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { PageRendering } from '@portal/platform/server/rendering/PageRendering';
import { awaitPublished } from '@portal/shared/contract/published';
import { PUBLISHED_CALLS } from '@portal/shared/contract/publishedCalls';
import { askApi } from '../discovery/askApi.ts';
import type { Settings } from '../settings.ts';

/** Paths of calls whose answers change by publishing alone. */
export const PUBLISHED_PATHS: ReadonlySet<string> = new Set(PUBLISHED_CALLS.map(({ path }) => path));

/** Longer than the API holds a request. */
const TIMEOUT_MS = 35_000;
/** Between a response and the next request. */
const PAUSE_MS = 250;
/** After a failure: the API is starting, or is an older release without this call. */
const PAUSE_AFTER_FAILURE_MS = 2000;

/**
 * Long-polls the API for published content and has pages rendered again as soon as it changes. While the API does not
 * respond, pages expire by age alone.
 */
export function watchPublished(
  server: FastifyInstance,
  { apiOrigin }: Pick<Settings, 'apiOrigin'>,
  rendering: Pick<PageRendering, 'renewAll' | 'setInvalidationOnline'>,
): void {
  const closing = new AbortController();
  const { signal } = closing;
  const ask = askApi(apiOrigin, (unknown) => server.log.warn(unknown), { timeoutMs: TIMEOUT_MS, signal });

  const watch = async () => {
    let since: string | undefined;
    while (!signal.aborted) {
      const mark = await ask(awaitPublished, since === undefined ? {} : { since })
        .then((answer) => answer.mark)
        .catch(() => null);
      rendering.setInvalidationOnline(mark !== null);
      if (mark !== null && since !== undefined && mark !== since) void rendering.renewAll();
      since = mark ?? since;
      const pauseMs = mark === null ? PAUSE_AFTER_FAILURE_MS : PAUSE_MS;
      await pause(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  server.addHook('onListen', async () => void watch());
  server.addHook('onClose', async () => closing.abort());
}
