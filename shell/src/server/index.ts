import { Slot } from '@portal/platform/insets/Slot';
import type { JobMessage, Outcome, OutcomeMessage } from '@portal/platform/rendering/job';
import { sharedModules } from '@portal/platform/sections/loading/sharedModules';
import { configureClient, fillSlots } from '@portal/shared/client';
import { AS_GUEST } from '@portal/shared/client/server';
import { askApi, jobOfRender } from './askApi.ts';
import { rememberBuiltIns } from './builtIns.ts';
import { render } from './render.tsx';

// Rendering process of the shell's server: renders pages, concurrently while they wait for the API.

const [, , apiOrigin = ''] = process.argv;
const send = process.send?.bind(process);

configureClient({ ...AS_GUEST, ask: askApi(apiOrigin) });
fillSlots(Slot);
// Makes Node add its own globals, which the first request does.
void fetch('data:,').catch(() => undefined);
const changedBuiltIns = rememberBuiltIns(sharedModules);

/** More pending timers than this while no page is rendered are leaked by a section's code, which may go on leaking. */
const MAX_TIMERS_LEFT = 50;

let underWay = 0;

const hasTimersLeft = () =>
  underWay === 0 && process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length > MAX_TIMERS_LEFT;

/**
 * Sends an outcome. A page rendered with changed globals is discarded, and the process ends; it also ends if pages leak
 * timers.
 */
function answer(id: number, rendered: Outcome): void {
  const changed = changedBuiltIns();
  const isChanged = changed.length > 0;
  const outcome: Outcome = isChanged
    ? { kind: 'failed', of: 'build', reason: `${changed.join(', ')} is not as it was` }
    : rendered;
  const isLast = isChanged || hasTimersLeft();
  send?.({ id, outcome } satisfies OutcomeMessage, () => {
    if (isLast) process.exit();
  });
}

process.on('message', ({ id, job }: JobMessage) => {
  underWay += 1;
  void jobOfRender
    .run(job, () => render(job))
    .finally(() => (underWay -= 1))
    .then((outcome) => answer(id, outcome));
});
// The server has ended.
process.once('disconnect', () => process.exit());
