import type { RouteObject } from '@portal/shared/router';
import type { PageModule } from './section.ts';

/**
 * Version of the contract between shell and sections: RouteModule, the shared singletons and the registry. Semver: a
 * section built against 1.x runs in every shell of 1.y with y >= x.
 */
export const CONTRACT_VERSION = '1.0.0';

type IndexRoute = Extract<RouteObject, { index: true }>;
type PathRoute = Exclude<RouteObject, IndexRoute>;

/** Fields of a section's routes that the shell uses. Any other would be dropped silently and is therefore rejected. */
export const ROUTE_FIELDS = ['path', 'index', 'loader', 'Component', 'handle', 'children'] as const;

/** Route of a section, with the supported fields of react-router's. */
export type SectionRoute =
  | Pick<IndexRoute, Exclude<(typeof ROUTE_FIELDS)[number], 'children'>>
  | (Pick<PathRoute, Exclude<(typeof ROUTE_FIELDS)[number], 'children'>> & { children?: SectionRoute[] });

/** Default export of the module `./routes`, which a section exposes to the shell. */
export interface RouteModule {
  /** CONTRACT_VERSION when the section was built. */
  contractVersion: string;
  /** Absolute paths under the section's prefixes, with pages lazily loaded by `page()`. */
  routes: SectionRoute[];
  /** Code of the insets by path; missing in older builds. */
  insets?: Readonly<Record<string, () => Promise<PageModule>>>;
}

const parse = (version: string) => version.split('.').map(Number) as [number, number, number];

/** True if a section built against `version` can run in this shell. */
export function isCompatible(version: string, host: string = CONTRACT_VERSION): boolean {
  const [major, minor] = parse(version);
  const [hostMajor, hostMinor] = parse(host);
  return major === hostMajor && minor <= hostMinor;
}
