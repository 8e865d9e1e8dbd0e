import { useCallback } from 'react';
import {
  createSearchParams,
  useLocation,
  useSearchParams as useShownParams,
  type Location,
  type SetURLSearchParams,
} from 'react-router-dom';

/** Requested query, by the location displayed while it is loading. */
const wanted = new WeakMap<Location, URLSearchParams>();

/**
 * Query of the page with its setter. An updater function receives the last requested query: react-router passes the
 * displayed one, which is outdated while the next is loading, so that the second of two quick choices would undo the
 * first.
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
