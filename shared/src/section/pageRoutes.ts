import { insetPath } from './insetPath.ts';
import { page } from './page.tsx';
import { CONTRACT_VERSION, type RouteModule } from './routeModule.ts';
import type { Section } from './section.ts';

/**
 * Module that a section exposes, built from its tables: `export default routeModule(section)`.
 *
 * @example
 * ```ts src/routes.tsx
 * import { routeModule } from '@portal/shared/section';
 * import { section } from './section.ts';
 *
 * export default routeModule(section);
 * ```
 */
export const routeModule = ({
  pages,
  insets = [],
  prefixes = [],
}: Pick<Section, 'pages'> & Partial<Pick<Section, 'insets' | 'prefixes'>>): RouteModule => ({
  contractVersion: CONTRACT_VERSION,
  routes: pages.map(({ path, load, props }) => ({ path, ...page(load, props) })),
  insets: Object.fromEntries(insets.map(({ name, load }) => [insetPath(prefixes, name), load])),
});
