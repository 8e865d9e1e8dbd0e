import { page } from './page.tsx';
import { CONTRACT_VERSION, type RouteModule } from './routeModule.ts';
import type { Section } from './section.ts';

/** A section's routes: one for each page of its table. The whole `src/routes.tsx`: `export default routeModule(section)`. */
export const routeModule = ({ pages }: Pick<Section, 'pages'>): RouteModule => ({
  contractVersion: CONTRACT_VERSION,
  routes: pages.map(({ path, load, props }) => ({ path, ...page(load, props) })),
});
