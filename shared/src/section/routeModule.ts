import type { RouteObject } from '@portal/shared/router';

/**
 * The version of the contract between shell and sections: RouteModule, the shared singletons and the registry.
 * Semver: a section built against 1.x runs in every shell of 1.y with y >= x.
 */
export const CONTRACT_VERSION = '1.0.0';

/** What a section exposes to the shell: the default export of its module `./routes`. */
export interface RouteModule {
  /** CONTRACT_VERSION at the time the section was built. */
  contractVersion: string;
  /** Absolute paths under the section's prefixes, pages loaded lazily by `page()`. */
  routes: RouteObject[];
}

/** Declares a section's routes with the version they were built against. */
export const routeModule = (routes: RouteObject[]): RouteModule => ({ contractVersion: CONTRACT_VERSION, routes });

const parse = (version: string) => version.split('.').map(Number) as [number, number, number];

/** Whether a section built against `version` can run in this shell. */
export function isCompatible(version: string, host: string = CONTRACT_VERSION): boolean {
  const [major, minor] = parse(version);
  const [hostMajor, hostMinor] = parse(host);
  return major === hostMajor && minor <= hostMinor;
}
