import type { FastifyInstance } from 'fastify';
import { SECOND_MS } from '../clock/durations.ts';
import type { ViewCounter } from '../pipeline/viewCounter.ts';

const FLUSH_EVERY_MS = 10 * SECOND_MS;

/** Stores the counted views every ten seconds and when the server stops. */
export function storeViews(app: FastifyInstance, views: ViewCounter) {
  const flush = () =>
    views.flush().catch((error: unknown) => app.log.error({ err: error }, 'views could not be stored and are kept'));
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
}
