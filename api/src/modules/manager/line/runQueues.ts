import { SECOND_MS } from '../../../clock/durations.ts';
import { LiveQueues } from '../../../enrolment/queue/live/LiveQueues.ts';
import type { RouteGroup } from '../../../pipeline/routeGroup.ts';

const TICK_EVERY_MS = SECOND_MS;
const STORE_EVERY_MS = 5 * SECOND_MS;

/** Opens the queues of this server, refreshes them once a second, and stores presence every five seconds. */
export const runQueues: RouteGroup = (app, { database, now, modules }) => {
  const queues = new LiveQueues(() => database.queries, now);
  modules.add(LiveQueues, queues);
  let isTicking = false;
  const tick = async () => {
    // A tick that takes longer than a second is not joined by another.
    if (isTicking) return;
    isTicking = true;
    await queues.tick().finally(() => {
      isTicking = false;
    });
  };
  const store = () =>
    queues.presence.flush().catch((error: unknown) => app.log.error({ err: error }, 'presence could not be stored'));
  const timers: NodeJS.Timeout[] = [];
  app.addHook('onReady', async () => {
    timers.push(setInterval(() => void tick(), TICK_EVERY_MS).unref());
    timers.push(setInterval(() => void store(), STORE_EVERY_MS).unref());
  });
  app.addHook('preClose', async () => queues.stop());
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await store();
  });
};
