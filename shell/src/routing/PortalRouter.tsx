import { useLayoutEffect, useState } from 'react';
import { RouterProvider, type Router } from '@portal/shared/router';

function Drawing({ router, onMissed }: { router: Router; onMissed(): void }) {
  const [drawn] = useState(router.state);
  // Runs after the provider below has begun to listen.
  useLayoutEffect(() => {
    if (router.state !== drawn) onMissed();
  }, [router, drawn, onMissed]);
  return <RouterProvider router={router} />;
}

/**
 * Draws what the router shows. React Router's provider reads the router's state when it is drawn, and listens to it when
 * that has been put on the screen; the first page is drawn in slices, and what the router reaches between them would be
 * missed for ever. Then it is drawn again, at once.
 */
export function PortalRouter({ router }: { router: Router }) {
  const [missed, setMissed] = useState(0);
  const drawAgain = () => setMissed((times) => times + 1);
  return <Drawing key={missed} router={router} onMissed={drawAgain} />;
}
