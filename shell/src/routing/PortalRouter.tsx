import { useLayoutEffect, useState } from 'react';
import { RouterProvider, type Router } from '@portal/shared/router';

function Drawing({ router, onMissed }: { router: Router; onMissed(): void }) {
  const [drawn] = useState(router.state);
  // Runs after the provider below has subscribed.
  useLayoutEffect(() => {
    if (router.state !== drawn) onMissed();
  }, [router, drawn, onMissed]);
  return <RouterProvider router={router} />;
}

/**
 * Renders the router's state. React Router's provider reads that state when it renders, and subscribes when it is
 * mounted; since the first page is rendered in slices, a change in between would be missed. In that case it is rendered
 * again at once.
 */
export function PortalRouter({ router }: { router: Router }) {
  const [missed, setMissed] = useState(0);
  const drawAgain = () => setMissed((times) => times + 1);
  return <Drawing key={missed} router={router} onMissed={drawAgain} />;
}
