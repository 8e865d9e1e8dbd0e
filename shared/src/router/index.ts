import type { createBrowserRouter } from 'react-router-dom';

/**
 * Names of react-router-dom used by the portal. All routing is imported from here: one instance for the shell and all
 * sections, and only these names are bundled.
 */
export {
  createBrowserRouter,
  Link,
  matchRoutes,
  Navigate,
  Outlet,
  redirect,
  replace,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useRouteError,
} from 'react-router-dom';
export type { Location, RouteObject } from 'react-router-dom';

export { isPlainClick } from './isPlainClick.ts';
export { leaveTo } from './leaveTo.ts';
export { useNumberParam } from './useNumberParam.ts';
export { useSearchParams } from './useSearchParams.ts';

/** Router object, created by the shell; overlays change its history. */
export type Router = ReturnType<typeof createBrowserRouter>;
