import { createContext, useContext } from 'react';
import type { createAnswers } from '@portal/shared/client';
import type { Router } from '@portal/shared/router';
import type { Sections } from '../registry/Sections.ts';

/** What the frame and the shell's pages work with. */
export interface Portal {
  sections: Sections;
  router: Router;
  answers: ReturnType<typeof createAnswers>;
}

export const PortalContext = createContext<Portal | null>(null);

/** The portal that this component stands in. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal outside the portal');
  return portal;
}
