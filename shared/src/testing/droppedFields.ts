import { ROUTE_FIELDS, type SectionRoute } from '@portal/shared/section';

/** Fields of a section's routes that the shell drops, with the path: `element of /news/notice`. */
export const droppedFields = (routes: readonly SectionRoute[]): string[] =>
  routes.flatMap((route) => [
    ...Object.keys(route)
      .filter((field) => !ROUTE_FIELDS.some((taken) => taken === field))
      .map((field) => `${field} of ${route.path ?? 'a route without a path'}`),
    ...droppedFields(('children' in route && route.children) || []),
  ]);
