import { useCallback } from 'react';
import {
  createSearchParams,
  useLocation,
  useSearchParams as useShownParams,
  type Location,
  type SetURLSearchParams,
} from 'react-router-dom';

/** The query under way, by the location that is shown meanwhile. */
const wanted = new WeakMap<Location, URLSearchParams>();

/**
 * The page's query, and what changes it. A function that changes it gets the query that the last change has asked for:
 * react-router gives the shown one, which is older while the next is being loaded, so that the second of two quick
 * choices would undo the first.
 */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const location = useLocation();
  const [shown, setShown] = useShownParams();
  const change = useCallback<SetURLSearchParams>(
    (next, options) =>
      setShown((before) => {
        const latest = new URLSearchParams(wanted.get(location) ?? before);
        const after = createSearchParams(typeof next === 'function' ? next(latest) : next);
        wanted.set(location, after);
        return after;
      }, options),
    [location, setShown],
  );
  return [shown, change];
}
