import { createContext, useContext } from 'react';
import type { createQueryClient } from '@portal/shared/client';
import type { Router } from '@portal/shared/router';
import type { SectionError } from '../failures/SectionError.ts';
import type { Sections } from '../registry/Sections.ts';
import type { ReadablePage } from './ReadablePage.ts';

/** A page whose code has loaded, but which never appears. */
interface Undrawn {
  /** Key of its location. */
  key: string;
  error: SectionError;
}

/**
 * Renders the program again from scratch, synchronously; if given, the failure replaces the page that never appeared.
 */
export type DrawAgain = (undrawn?: Undrawn) => void;

/** Data shared by the frame and the shell's pages. */
export interface Portal {
  sections: Sections;
  router: Router;
  queryClient: ReturnType<typeof createQueryClient>;
  /** The document completes a navigation that began in the previous one. */
  isArrival?: boolean;
  /** Page rendered by the server whose code could not be loaded. */
  readablePage?: ReadablePage | undefined;
  /** Restores the document as sent by the server; absent if that had nothing to read. */
  giveBack?: (() => void) | undefined;
  undrawn?: Undrawn | undefined;
  /** Fallback while the page cannot be rendered yet. */
  isStandIn?: boolean;
}

export const PortalContext = createContext<Portal | null>(null);

/** Portal of the surrounding context. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal must be used inside PortalContext');
  return portal;
}
