import type { ReactNode } from 'react';
import { MemoryRouter } from '@portal/shared/router/testing';
import { ClientProvider, createQueryClient } from '../index.ts';

/** Wrapper for `renderHook` that the hooks of the client need, with an empty cache. */
export const inClient = (queryClient = createQueryClient()) =>
  function InClient({ children }: { children: ReactNode }) {
    return (
      <MemoryRouter>
        <ClientProvider queryClient={queryClient}>{children}</ClientProvider>
      </MemoryRouter>
    );
  };
