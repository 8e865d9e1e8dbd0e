import type { ReactNode } from 'react';
import { MemoryRouter } from '@portal/shared/router/testing';
import { ClientProvider, createQueryClient } from '../index.ts';

/** What the hooks of the client need around them, with an empty cache; for `renderHook`. */
export const inClient = (queryClient = createQueryClient()) =>
  function InClient({ children }: { children: ReactNode }) {
    return (
      <MemoryRouter>
        <ClientProvider queryClient={queryClient}>{children}</ClientProvider>
      </MemoryRouter>
    );
  };
