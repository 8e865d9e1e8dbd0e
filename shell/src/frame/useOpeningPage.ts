import { useLocation, useNavigation, type Location } from '@portal/shared/router';

/** The page that a navigation is about to show; null when there is none, or when only a popup opens or closes. */
export function useOpeningPage(): Location | null {
  const { location: next = null } = useNavigation();
  const { pathname, search } = useLocation();
  return next && next.pathname + next.search !== pathname + search ? next : null;
}
