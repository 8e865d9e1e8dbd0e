import { act, cleanup, waitFor } from '@testing-library/react';
import { routeModule, type Section } from '@portal/shared/section';
import { calls } from '../contract/all/index.ts';
import type { Call } from '../contract/base/call.ts';
import type { SessionUser } from '../contract/user/index.ts';
import { FakeApi } from './fakeApi.ts';
import { renderInHost } from './fakeHost.tsx';
import { sampleOf } from './rendering/sampleOf.ts';
import { forget, seen } from './watchedClient.ts';

interface Options {
  user: SessionUser;
  /** The numbers that pages read of their addresses. */
  query: string;
  /** What every page reads around its own. */
  ofFrame: readonly Call[];
  /** Changes after which pages show the same as before. */
  changingNothingShown: readonly Call[];
}

function sampleApi(): FakeApi {
  const api = new FakeApi();
  for (const call of Object.values<Call>(calls)) {
    const entity = sampleOf(call.entity);
    if (entity !== undefined) api.answer(call, entity as never);
  }
  return api;
}

/**
 * The changes that pages offer and after which nothing is read again of what the page itself shows. The test has
 * `watchedClient` in place of the client.
 * @returns how many were looked at, and those that are wrong, each with its page
 */
export async function notReadAgain(section: Section, { user, query, ofFrame, changingNothingShown }: Options) {
  const { routes } = routeModule(section);
  const wrong: string[] = [];
  let looked = 0;
  for (const { path } of section.pages) {
    forget();
    sessionStorage.clear();
    renderInHost(routes, `${path.replace(/:\w+/g, '1')}?${query}`, { api: sampleApi(), user });
    await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
    // Answers come in turns of the event loop, and what is drawn with them may ask for more.
    for (let turn = 0; turn < 5; turn += 1) await act(() => new Promise((resolve) => void setTimeout(resolve)));
    const shown = [...seen.reads].filter((call) => !ofFrame.includes(call));
    const changes = [...seen.changes].filter(([call]) => !changingNothingShown.includes(call));
    if (shown.length > 0) looked += changes.length;
    for (const [call, again] of changes)
      if (shown.length > 0 && !again.some((one) => shown.includes(one))) wrong.push(`${path}: ${call.path}`);
    cleanup();
  }
  return { looked, wrong };
}
