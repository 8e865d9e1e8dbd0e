import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from '@portal/shared/router';

/**
 * The way back from an article to the list it was chosen from. It travels in the history's state, so that
 * 목록 goes back to the same search, the same loaded pages and the same scroll position.
 */
export interface ListPlace {
  /** The list's query: `?keyword=…`. */
  search: string;
  /** How many entries back in the history the list is. */
  steps: number;
}

const isPlace = (value: unknown): value is ListPlace =>
  typeof value === 'object' &&
  value !== null &&
  'search' in value &&
  'steps' in value &&
  typeof value.search === 'string' &&
  typeof value.steps === 'number';

/** The state that a list gives to the links of its articles. */
export function useOutwardState(): { list: ListPlace } {
  const { search } = useLocation();
  return { list: { search, steps: 1 } };
}

/** The place that this article was reached from; null when its address was opened directly. */
export function useListPlace(): ListPlace | null {
  const state: unknown = useLocation().state;
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : null;
  return isPlace(list) ? list : null;
}

/** The state for a link from one article to another. */
export const oneStepFurther = (place: ListPlace | null) =>
  place ? { list: { ...place, steps: place.steps + 1 } } : undefined;

/** A click that opens here and not in another tab. */
const opensHere = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Address and click of the link 목록. */
export function useWayBack(listPath: string) {
  const place = useListPlace();
  const navigate = useNavigate();
  return {
    to: `${listPath}${place?.search ?? ''}`,
    onClick: (event: MouseEvent) => {
      if (!place || !opensHere(event)) return;
      event.preventDefault();
      void navigate(-place.steps);
    },
  };
}
