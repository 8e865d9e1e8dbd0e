import type { RouteObject } from '@portal/shared/router';
import type { PageModule } from './section.ts';

/**
 * The version of the contract between shell and sections: RouteModule, the shared singletons and the registry.
 * Semver: a section built against 1.x runs in every shell of 1.y with y >= x.
 */
export const CONTRACT_VERSION = '1.0.0';

type IndexRoute = Extract<RouteObject, { index: true }>;
type PathRoute = Exclude<RouteObject, IndexRoute>;

/** What the shell takes over of a section's routes. Anything else would be lost without a word, so it is refused. */
export const ROUTE_FIELDS = ['path', 'index', 'loader', 'Component', 'handle', 'children'] as const;

/** A route of a section: what the shell takes over of react-router's. */
export type SectionRoute =
  | Pick<IndexRoute, Exclude<(typeof ROUTE_FIELDS)[number], 'children'>>
  | (Pick<PathRoute, Exclude<(typeof ROUTE_FIELDS)[number], 'children'>> & { children?: SectionRoute[] });

/** What a section exposes to the shell: the default export of its module `./routes`. */
export interface RouteModule {
  /** CONTRACT_VERSION at the time the section was built. */
  contractVersion: string;
  /** Absolute paths under the section's prefixes, pages loaded lazily by `page()`. */
  routes: SectionRoute[];
  /** Code of its insets by their paths; builds of earlier days have none. */
  insets?: Readonly<Record<string, () => Promise<PageModule>>>;
}

const parse = (version: string) => version.split('.').map(Number) as [number, number, number];

/** Whether a section built against `version` can run in this shell. */
export function isCompatible(version: string, host: string = CONTRACT_VERSION): boolean {
  const [major, minor] = parse(version);
  const [hostMajor, hostMinor] = parse(host);
  return major === hostMajor && minor <= hostMinor;
}
