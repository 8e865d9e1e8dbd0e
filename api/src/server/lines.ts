import type { FastifyInstance } from 'fastify';
import { SECOND_MS } from '../clock/durations.ts';
import type { Lines } from '../enrolment/line/shared/Lines.ts';

const TICK_EVERY_MS = SECOND_MS;
const STORE_EVERY_MS = 5 * SECOND_MS;

/** Reads the queues that members are waiting in every second, and stores presence every five. */
export function keepLines(app: FastifyInstance, lines: Lines) {
  let isTicking = false;
  const tick = async () => {
    // Ticks never overlap, even if one takes longer than a second.
    if (isTicking) return;
    isTicking = true;
    await lines.tick().finally(() => {
      isTicking = false;
    });
  };
  const store = () =>
    lines.presence.flush().catch((error: unknown) => app.log.error({ err: error }, 'presence could not be stored'));
  const timers: NodeJS.Timeout[] = [];
  app.addHook('onReady', async () => {
    timers.push(setInterval(() => void tick(), TICK_EVERY_MS).unref());
    timers.push(setInterval(() => void store(), STORE_EVERY_MS).unref());
  });
  app.addHook('preClose', async () => lines.stop());
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await store();
  });
}
