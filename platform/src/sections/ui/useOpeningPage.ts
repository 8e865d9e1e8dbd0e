import { useLocation, useNavigation, type Location } from '@portal/shared/router';

/** Target of a running navigation; null if there is none, or if only an overlay opens or closes. */
export function useOpeningPage(): Location | null {
  const { location: next = null } = useNavigation();
  const { pathname, search } = useLocation();
  return next && next.pathname + next.search !== pathname + search ? next : null;
}
