import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Modules that exist once per page, across all builds, because they hold state. The shell provides and imports each;
 * sections only consume them. Everything else is bundled by its user.
 */
const SINGLETONS = [
  'react',
  // A development build's own copy would not fit a production React.
  'react/jsx-runtime',
  'react-dom',
  'jotai',
  '@portal/shared/router',
  '@portal/shared/session',
  '@portal/shared/overlay',
  '@portal/shared/client',
] as const;

/** Name of a module that the shell shares with the sections. */
export type SharedModule = (typeof SINGLETONS)[number];

/** True for the import name of a shared module. */
export const isShared = (module: string): boolean => SINGLETONS.some((shared) => shared === module);

const own = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
/** Includes browser-only packages, which are bundled and therefore dev dependencies. */
const dependencies = { ...own.devDependencies, ...own.dependencies };

/** Dependencies are pinned, so that the requested version is the installed one. */
function versionOf(module: string): string {
  const version = module.startsWith('@portal/shared/') ? own.version : dependencies[module.split('/')[0] ?? module];
  if (!version) throw new Error(`${module} is shared but not a dependency of @portal/shared`);
  return version;
}

/** Version of each shared module in this build, for the section's manifest. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(SINGLETONS.map((module) => [module, versionOf(module)]));

/**
 * Value of the federation plugin's `shared` option.
 * @param role the host provides all modules immediately (`eager`), so that nothing waits for a share scope; a section
 * contains no copy (`import: false`).
 */
export function sharedDependencies(role: 'host' | 'section') {
  const each = (module: string) => {
    const version = versionOf(module);
    const common = { singleton: true, requiredVersion: `^${version}`, shareKey: module };
    return role === 'host' ? { ...common, version, eager: true } : { ...common, import: false as const };
  };
  return Object.fromEntries(SINGLETONS.map((module) => [module, each(module)]));
}
