import { createContext, useContext } from 'react';
import type { createQueryClient } from '@portal/shared/client';
import type { Router } from '@portal/shared/router';
import type { SectionError } from '../failures/SectionError.ts';
import type { Sections } from '../registry/Sections.ts';
import type { ReadablePage } from './ReadablePage.ts';

/** A page that has all its code, and yet does not come to the screen. */
interface Undrawn {
  /** Key of its location. */
  key: string;
  error: SectionError;
}

/** Draws once more, from nothing and before anything else; with what could not be drawn, its failure in its place. */
export type DrawAgain = (undrawn?: Undrawn) => void;

/** What the frame and the shell's pages share. */
export interface Portal {
  sections: Sections;
  router: Router;
  queryClient: ReturnType<typeof createQueryClient>;
  /** Whether the document goes on with a navigation that began in the one before it. */
  isArrival?: boolean;
  /** The page that the server has rendered, when its code could not be loaded. */
  readablePage?: ReadablePage | undefined;
  /** Shows the document again as the server has sent it; absent where that had nothing to read. */
  giveBack?: (() => void) | undefined;
  undrawn?: Undrawn | undefined;
  /** Stands in for the same with a page that cannot be drawn yet. */
  isStandIn?: boolean;
}

export const PortalContext = createContext<Portal | null>(null);

/** The portal around this component. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal must be used inside PortalContext');
  return portal;
}
