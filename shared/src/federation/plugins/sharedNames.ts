import { createRequire } from 'node:module';
import { isAbsolute } from 'node:path';
import type { Compilation, Module } from 'webpack';

/** Names by shared module: `{ '@portal/shared/router': ['Link'] }`. */
export type NamesByModule = Record<string, string[]>;

const CONSUMED = 'consume-shared-module';

const modulesOf = ({ modules }: Compilation, type: string) => [...modules].filter((module) => module.type === type);

/** Shared name of a module created by Module Federation: `react/jsx-runtime`. */
const shareKeyOf = (module: Module) => (module as Module & { options: { shareKey: string } }).options.shareKey;

const sorted = (names: Iterable<string>) => [...new Set(names)].filter((name) => name !== '__esModule').sort();

/** Adds names to a module, which a package may reach by more than one path. */
function add(names: NamesByModule, module: string, more: Iterable<string>) {
  names[module] = sorted([...(names[module] ?? []), ...more]);
}

/**
 * Names used by a build of each module that the shell provides. Code that imports a module as a whole, such as
 * CommonJS, adds none.
 */
export function importedNames(compilation: Compilation): NamesByModule {
  const { moduleGraph, chunkGraph } = compilation;
  const names: NamesByModule = {};
  for (const consumed of modulesOf(compilation, CONSUMED)) {
    const used = [...moduleGraph.getIncomingConnections(consumed)]
      // Ignores code removed by tree shaking.
      .filter(({ originModule }) => originModule && chunkGraph.getNumberOfModuleChunks(originModule) > 0)
      .filter((connection) => connection.isTargetActive(undefined))
      .flatMap(({ dependency }) => dependency?.getReferencedExports(moduleGraph, undefined) ?? [])
      .map((reference) => (Array.isArray(reference) ? reference : reference.name))
      .flatMap(([name]) => (name === undefined ? [] : [name]));
    add(names, shareKeyOf(consumed), used);
  }
  return names;
}

/** Exports of each module that one file imports as a whole, without types. */
export function namesOfImported(compilation: Compilation, file: string): NamesByModule {
  const { moduleGraph, modules } = compilation;
  const load = createRequire(`${compilation.compiler.context}/`);
  const names: NamesByModule = {};
  const importing = [...modules].find((module) => module.nameForCondition() === file);
  if (!importing) throw new Error(`The build has no ${file}`);
  for (const { dependency, module } of moduleGraph.getOutgoingConnections(importing)) {
    const { request } = dependency as { request?: string };
    // Relative imports are not shared, nor are modules that hot reload adds by absolute path.
    if (!module || !request || request.startsWith('.') || isAbsolute(request)) continue;
    const known = moduleGraph.getProvidedExports(module);
    // Webpack cannot determine the exports of React's development build; the loaded module can.
    add(names, request, Array.isArray(known) ? known : Object.keys(load(request) as object));
  }
  return names;
}
