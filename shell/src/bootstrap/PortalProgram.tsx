import { PortalContext, type Portal } from '@portal/platform/sections/ui/PortalContext';
import { ClientProvider } from '@portal/shared/client';
import { PortalRouter } from '../routing/PortalRouter.tsx';

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
