import { configureClient, fillSlots } from '@portal/shared/client';
import { AS_GUEST } from '@portal/shared/client/server';
import { Slot } from '../insets/Slot.tsx';
import type { JobMessage, Outcome, OutcomeMessage } from '../rendering/job.ts';
import { sharedModules } from '../sections/loading/sharedModules.ts';
import { askApi, jobOfRender } from './askApi.ts';
import { rememberBuiltIns } from './builtIns.ts';
import { render } from './render.tsx';

// A process of the shell's server: renders one page after the other, several at once while they wait for the API.

const [, , apiOrigin = ''] = process.argv;
const send = process.send?.bind(process);

configureClient({ ...AS_GUEST, ask: askApi(apiOrigin) });
fillSlots(Slot);
// The first request has Node put marks of its own into the globals.
void fetch('data:,').catch(() => undefined);
const changedBuiltIns = rememberBuiltIns(sharedModules);

/** So many timers are no page's own that goes on: a section's code has left them, and may go on leaving them. */
const MAX_TIMERS_LEFT = 50;

let underWay = 0;

const hasTimersLeft = () =>
  underWay === 0 && process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length > MAX_TIMERS_LEFT;

/**
 * What was rendered in a language that is not the language's own is given to nobody, and nothing more is rendered;
 * neither is it where every page leaves something that goes on.
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
// The server is gone.
process.once('disconnect', () => process.exit());
