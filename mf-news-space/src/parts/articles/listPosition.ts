import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from '@portal/shared/router';

/**
 * The list that an article was chosen from, and how far back it is. Kept in the history's state, so that 목록 goes back
 * to the same search, the same loaded pages and the same scroll position.
 */
export interface ListPosition {
  /** The list's query: `?keyword=…`. */
  search: string;
  /** How many entries back in the history the list is. */
  steps: number;
}

const isListPosition = (value: unknown): value is ListPosition =>
  typeof value === 'object' &&
  value !== null &&
  'search' in value &&
  'steps' in value &&
  typeof value.search === 'string' &&
  typeof value.steps === 'number';

/** The history state for the links from a list to its articles. */
export function useListPositionState(): { list: ListPosition } {
  const { search } = useLocation();
  return { list: { search, steps: 1 } };
}

/** The list that this article was reached from; null when its URL was opened directly. */
export function useListPosition(): ListPosition | null {
  const state: unknown = useLocation().state;
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : null;
  return isListPosition(list) ? list : null;
}

/** The history state for a link from one article to another. */
export const oneStepFurther = (position: ListPosition | null) =>
  position ? { list: { ...position, steps: position.steps + 1 } } : undefined;

/** A click that opens here and not in another tab. */
const opensHere = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The path and the click handler of the link 목록. */
export function useBackToList(listPath: string) {
  const position = useListPosition();
  const navigate = useNavigate();
  return {
    to: `${listPath}${position?.search ?? ''}`,
    onClick: (event: MouseEvent) => {
      if (!position || !opensHere(event)) return;
      event.preventDefault();
      void navigate(-position.steps);
    },
  };
}
