import { ClientProvider } from '@portal/shared/client';
import { PortalRouter } from '../routing/PortalRouter.tsx';
import { PortalContext, type Portal } from '../sections/ui/PortalContext.ts';

/** The whole program, identical on the server and in the browser. */
export function PortalProgram({ portal }: { portal: Portal }) {
  return (
    <PortalContext value={portal}>
      <ClientProvider queryClient={portal.queryClient}>
        <PortalRouter router={portal.router} />
      </ClientProvider>
    </PortalContext>
  );
}
