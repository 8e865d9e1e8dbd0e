import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The modules that exist once in a page, whichever build asks for them, because they hold state. The shell
 * provides each one and imports each one itself; sections only consume. Everything else is bundled where it is used.
 */
const SINGLETONS = [
  'react',
  // A development build's own would not fit a production React.
  'react/jsx-runtime',
  'react-dom',
  'jotai',
  '@portal/shared/router',
  '@portal/shared/session',
  '@portal/shared/overlay',
  '@portal/shared/client',
] as const;

/** The name of a module that the shell shares with the sections. */
export type SharedModule = (typeof SINGLETONS)[number];

/** Whether a module is one of them, by the name it is imported by. */
export const isShared = (module: string): boolean => SINGLETONS.some((shared) => shared === module);

const own = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
/** What only browsers run is bundled, so it is a dependency of the build only. */
const dependencies = { ...own.devDependencies, ...own.dependencies };

/** Dependencies are pinned exactly, so that the version asked for is the one installed. */
function versionOf(module: string): string {
  const version = module.startsWith('@portal/shared/') ? own.version : dependencies[module.split('/')[0] ?? module];
  if (!version) throw new Error(`${module} is shared but not a dependency of @portal/shared`);
  return version;
}

/** The version of each shared module that this build is made with; goes into the section's manifest. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(SINGLETONS.map((module) => [module, versionOf(module)]));

/**
 * The `shared` option of the federation plugin.
 * @param role the host provides every module at once (`eager`), so that nothing waits for a share scope;
 * a section carries no copy of its own (`import: false`).
 */
export function sharedDependencies(role: 'host' | 'section') {
  const each = (module: string) => {
    const version = versionOf(module);
    const common = { singleton: true, requiredVersion: `^${version}`, shareKey: module };
    return role === 'host' ? { ...common, version, eager: true } : { ...common, import: false as const };
  };
  return Object.fromEntries(SINGLETONS.map((module) => [module, each(module)]));
}
