import { useState, type ReactNode } from 'react';
import { ClientProvider, createQueryClient } from '@portal/shared/client';
import { OverlayHost } from '@portal/shared/overlay';
import { RouterProvider, type Router } from '@portal/shared/router';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { Toaster } from '../ui/index.ts';
import { KeysTable } from './KeysTable.tsx';
import type { Key } from './stories.ts';
import { answerStories } from './storyApi.ts';

interface StoryHostProps {
  keys: readonly Key[];
  /** Story that may open dialogs, show toasts and link to pages. */
  children: ReactNode;
}

/** Environment of a kit component as in the shell: router, client, overlays and toasts. */
export function StoryHost({ keys, children }: StoryHostProps) {
  const [{ router, queryClient }] = useState(() => {
    answerStories();
    const made: Router = createMemoryRouter([
      {
        path: '*',
        element: (
          <>
            {/* Before the story, which may show a toast immediately. */}
            <Toaster />
            {children}
            {keys.length > 0 && <KeysTable keys={keys} />}
            <OverlaysOfHost router={() => made} />
          </>
        ),
      },
    ]);
    return { router: made, queryClient: createQueryClient() };
  });
  return (
    <ClientProvider queryClient={queryClient}>
      <RouterProvider router={router} />
    </ClientProvider>
  );
}

/** Needs a function, because the router is created after its routes. */
function OverlaysOfHost({ router }: { router: () => Router }) {
  return <OverlayHost router={router()} />;
}
