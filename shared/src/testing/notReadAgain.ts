import { act, cleanup, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routeModule, type Section } from '@portal/shared/section';
import { entityOf } from '../client/testing/answers.ts';
import { calls } from '../contract/all/index.ts';
import type { Call } from '../contract/base/call.ts';
import type { SessionUser } from '../contract/user/index.ts';
import { FakeApi } from './fakeApi.ts';
import { renderInHost } from './fakeHost.tsx';
import { forget, seen } from './watchedClient.ts';

interface Options {
  user: SessionUser;
  /** Query with the numbers that pages read from their URLs. */
  query: string;
  /** Calls of the frame around every page. */
  ofFrame: readonly Call[];
  /** Changes that do not affect the content of pages. */
  changingNothingShown: readonly Call[];
}

function sampleApi(): FakeApi {
  const api = new FakeApi();
  for (const call of Object.values<Call>(calls)) {
    const entity = entityOf(call);
    if (entity !== undefined) api.answer(call, entity as never);
  }
  return api;
}

/**
 * Responses and lazy dialogs arrive in turns of the event loop, and rendering them may send further requests: a dialog
 * that came later would count for the next page.
 */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await act(() => new Promise((resolve) => void setTimeout(resolve)));
}

/** Presses each button of a page that sends no form; a dialog that opens names its mutations, and is closed. */
async function openDialogs(): Promise<void> {
  const labelOf = (button: HTMLButtonElement) => button.ariaLabel ?? button.textContent;
  const dialogs = () => document.querySelectorAll('[role=dialog]').length;
  const pressed = new Set<string>();
  for (;;) {
    const next = [...document.querySelectorAll<HTMLButtonElement>('button')].find(
      (button) => !button.disabled && button.type !== 'submit' && !pressed.has(labelOf(button)),
    );
    if (!next) return;
    pressed.add(labelOf(next));
    const before = dialogs();
    await act(async () => next.click());
    await settle();
    if (dialogs() === before) continue;
    await userEvent.keyboard('{Escape}');
    await settle();
  }
}

/**
 * Mutations of a section's pages that refetch nothing displayed on the page. The test must mock the client with
 * `watchedClient`.
 * @returns the number of mutations and the wrong ones, each with its page
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
    await settle();
    await openDialogs();
    const shown = [...seen.reads].filter((call) => !ofFrame.includes(call));
    const changes = [...seen.changes].filter(([call]) => !changingNothingShown.includes(call));
    if (shown.length > 0) looked += changes.length;
    for (const [call, again] of changes)
      if (shown.length > 0 && !again.some((one) => shown.includes(one))) wrong.push(`${path}: ${call.path}`);
    cleanup();
  }
  return { looked, wrong };
}
