import type { ReactNode } from 'react';
import { useOverview } from './useOverview.ts';

/** Renders what only national employees may open or do; nothing for employees of a branch. */
export function NationalOnly({ children }: { children: ReactNode }) {
  const { data } = useOverview();
  return data && !data.branch ? children : null;
}
