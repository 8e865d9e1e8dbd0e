import type { FastifyInstance } from 'fastify';
import { SECOND_MS } from '../clock/durations.ts';
import type { Publication } from '../content/Publication.ts';

const TICK_EVERY_MS = 2 * SECOND_MS;

/** Notifies waiting clients of published changes, also of those by time alone, and releases them on a stop. */
export function tellPublication(app: FastifyInstance, publication: Publication) {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(() => void publication.tick(), TICK_EVERY_MS).unref();
  });
  app.addHook('preClose', () => publication.stop());
  app.addHook('onClose', async () => clearInterval(timer));
}
