import { containerName } from '@portal/shared/federation/containerName';
import { isWithin } from '@portal/shared/section/isWithin';
import type { SectionBuild } from '@portal/shared/section/registry';
import type { Check } from '../GateContext.ts';
import { openPage } from '../openPage.ts';

/** A route exposed by the build, with the parts that can be sent out of the browser. */
interface ExposedRoute {
  path?: string;
  children?: ExposedRoute[];
}

const joined = (parent: string, path: string) => (path.startsWith('/') ? path : `${parent}/${path}`);

/** Full paths of routes with content; routes that only contain others have none. */
const pathsOf = (routes: readonly ExposedRoute[], parent = ''): string[] =>
  routes.flatMap(({ path, children }) => {
    const own = path === undefined ? parent : joined(parent, path);
    return children ? pathsOf(children, own) : [own];
  });

/** Problems of a build's routes, compared with its declaration. */
function routeProblems(
  { prefixes, pages }: Pick<SectionBuild, 'prefixes' | 'pages'>,
  paths: readonly string[],
): string[] {
  const declared = new Set(pages.map(({ path }) => path));
  const exposed = new Set(paths);
  return [
    ...paths
      .filter((path) => !prefixes.some((prefix) => isWithin(path, prefix)))
      .map((path) => `the route ${path} is outside ${prefixes.join(', ')}`),
    ...[...declared].filter((path) => !exposed.has(path)).map((path) => `no route for the declared page ${path}`),
    ...paths.filter((path) => !declared.has(path)).map((path) => `the route ${path} is not declared as a page`),
  ];
}

/** The build's routes are exactly its declared pages, within its prefixes. */
export const routes: Check = {
  name: 'routes',
  run: async (context) => {
    const { page, close } = await openPage(context, context.build.pages[0]?.path ?? '/');
    try {
      const exposed = await page.evaluate(async (container) => {
        interface Container {
          get(module: string): Promise<() => { default: { routes: ExposedRoute[] } }>;
        }
        const section = (globalThis as unknown as Record<string, Container | undefined>)[container];
        const strip = (route: ExposedRoute): ExposedRoute => ({
          ...(route.path !== undefined && { path: route.path }),
          ...(route.children && { children: route.children.map(strip) }),
        });
        return (await section?.get('./routes'))?.().default.routes.map(strip) ?? null;
      }, containerName(context.build.name));
      return exposed ? routeProblems(context.build, pathsOf(exposed)) : ['the build exposes no ./routes'];
    } finally {
      await close();
    }
  },
};
