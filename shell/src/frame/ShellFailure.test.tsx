import { act, screen, waitFor } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RegistryStore } from '@portal/platform/sections/registry/RegistryStore';
import { Sections } from '@portal/platform/sections/registry/Sections';
import { aRegistry } from '@portal/platform/sections/testing/sampleSection';
import { PortalContext } from '@portal/platform/sections/ui/PortalContext';
import { createQueryClient } from '@portal/shared/client';
import { RouterProvider } from '@portal/shared/router';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { keepServedPage } from '../bootstrap/servedPage.ts';
import { ShellFailure } from './ShellFailure.tsx';
import { hasFrame, markFrameReady } from './whenFrameReady.ts';

jest.mock('@portal/platform/sections/loading/hostContract', () => ({
  hostContract: { versions: {}, exportsOf: () => null },
}));

const stayReadable = jest.fn();
const sent = '<header>메뉴</header><main id="main"><h1>공지사항</h1></main>';

/** Renders a frame that throws, over a page sent by the server. */
async function fail({ hydrated = true, served = true } = {}) {
  document.body.innerHTML = `<div id="root">${sent}</div>`;
  const container = document.getElementById('root') ?? document.body;
  const giveBack = served ? keepServedPage(container) : undefined;
  const Frame = () => {
    throw new TypeError('toSorted is not a function');
  };
  const router = createMemoryRouter([{ path: '*', Component: Frame, errorElement: <ShellFailure /> }]);
  const sections = new Sections(
    new RegistryStore(JSON.stringify(aRegistry())),
    async () => undefined,
    async () => undefined,
  );
  const program = (
    <PortalContext value={{ sections, router, queryClient: createQueryClient(), giveBack }}>
      <RouterProvider router={router} />
    </PortalContext>
  );
  await act(async () => {
    if (hydrated) hydrateRoot(container, program, { onRecoverableError: () => undefined });
    else createRoot(container).render(program);
  });
  return container;
}

beforeEach(() => {
  stayReadable.mockClear();
  Object.assign(window, { stayReadable });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each([true, false])(
  'a frame that was never drawn leaves the page sent by the server (hydrated: %s)',
  async (hydrated) => {
    const container = await fail({ hydrated });
    expect(container.innerHTML).toBe(sent);
    expect(stayReadable).toHaveBeenCalledTimes(1);
  },
);

test('if the server has sent nothing to read, the failure is shown', async () => {
  await fail({ hydrated: false, served: false });
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeInTheDocument();
  expect(stayReadable).not.toHaveBeenCalled();
});

// Last, because a drawn frame is recorded until the document ends.
test('a drawn frame is replaced by its failure: the page that was sent is out of date', async () => {
  markFrameReady();
  await waitFor(() => expect(hasFrame()).toBe(true));
  await fail();
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeInTheDocument();
});
