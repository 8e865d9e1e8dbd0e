import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from '@portal/shared/router';

/**
 * List that an article was chosen from, and its distance in the history. Stored in the history state, so that 목록 goes
 * back to the same search, loaded pages and scroll position.
 */
export interface ListPosition {
  /** Query of the list: `?keyword=…`. */
  search: string;
  /** Number of history entries back to the list. */
  steps: number;
}

const isListPosition = (value: unknown): value is ListPosition =>
  typeof value === 'object' &&
  value !== null &&
  'search' in value &&
  'steps' in value &&
  typeof value.search === 'string' &&
  typeof value.steps === 'number';

/** History state for links from a list to its articles. */
export function useListPositionState(): { list: ListPosition } {
  const { search } = useLocation();
  return { list: { search, steps: 1 } };
}

/** List that this article was reached from; null if its URL was opened directly. */
export function useListPosition(): ListPosition | null {
  const state: unknown = useLocation().state;
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : null;
  return isListPosition(list) ? list : null;
}

/** History state for a link from one article to another. */
export const oneStepFurther = (position: ListPosition | null) =>
  position ? { list: { ...position, steps: position.steps + 1 } } : undefined;

/** True for a click that opens in this tab. */
const opensHere = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Path and click handler of the link 목록. */
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
