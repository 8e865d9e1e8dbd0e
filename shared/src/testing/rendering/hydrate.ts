import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { configureClient, createQueryClient, hydrateQueries, type DehydratedQueries } from '@portal/shared/client';
import { AS_GUEST } from '@portal/shared/client/server';
import { routeModule, type Section } from '@portal/shared/section';
import { FakeApi } from '../fakeApi.ts';
import { pageTree } from './pageTree.tsx';

// Imported again once there is a browser, with separate copies of all its dependencies.

/** Text of console arguments with `%s` placeholders. */
const inWords = (message: unknown, values: readonly unknown[]) =>
  values.reduce<string>((text, value) => text.replace(/%[sdo]/, String(value)), String(message)).split('\n', 1)[0] ??
  '';

/** Hydrates a server-rendered page. @returns the errors of React */
export async function hydrate(
  { pages }: Section,
  address: string,
  { html, answers }: { html: string; answers: DehydratedQueries },
): Promise<string[]> {
  const complaints: string[] = [];
  const note = (error: unknown) => void complaints.push(String(error));
  new FakeApi().install();
  configureClient(AS_GUEST);
  const queryClient = createQueryClient();
  hydrateQueries(queryClient, answers);
  const tree = await pageTree(routeModule({ pages }).routes, address, queryClient);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const log = jest.spyOn(console, 'error').mockImplementation((message: unknown, ...values: unknown[]) => {
    complaints.push(inWords(message, values));
  });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  try {
    const options = { onRecoverableError: note, onUncaughtError: note, onCaughtError: note };
    const root = await act(async () => hydrateRoot(container, tree, options));
    await act(async () => root.unmount());
  } finally {
    log.mockRestore();
    container.remove();
    queryClient.clear();
  }
  return complaints;
}
