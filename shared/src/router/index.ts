import type { createBrowserRouter } from 'react-router-dom';

/**
 * The names of react-router-dom that the portal uses. Everyone imports routing from here: one instance
 * for the shell and all sections, and only these names are carried to the browser.
 */
export {
  createBrowserRouter,
  Link,
  Navigate,
  Outlet,
  redirect,
  replace,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, Location, NavigateFunction, RouteObject, To } from 'react-router-dom';

export { useNumberParam } from './useNumberParam.ts';

/** The router object itself, as the shell makes it and overlays move its history. */
export type Router = ReturnType<typeof createBrowserRouter>;
