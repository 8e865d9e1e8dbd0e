import { createRequire } from 'node:module';
import { isAbsolute } from 'node:path';
import type { Compilation, Module } from 'webpack';

/** By shared module: `{ '@portal/shared/router': ['Link'] }`. */
export type NamesByModule = Record<string, string[]>;

const CONSUMED = 'consume-shared-module';

const modulesOf = ({ modules }: Compilation, type: string) => [...modules].filter((module) => module.type === type);

/** The name under which a module that Module Federation made is shared: `react/jsx-runtime`. */
const shareKeyOf = (module: Module) => (module as Module & { options: { shareKey: string } }).options.shareKey;

const sorted = (names: Iterable<string>) => [...new Set(names)].filter((name) => name !== '__esModule').sort();

/** Adds to what is known of a module; a package may reach it by more than one path. */
function add(names: NamesByModule, module: string, more: Iterable<string>) {
  names[module] = sorted([...(names[module] ?? []), ...more]);
}

/**
 * The names that a build uses of each module which the shell provides. What takes a module as a whole, as code in
 * CommonJS does, names nothing.
 */
export function importedNames(compilation: Compilation): NamesByModule {
  const { moduleGraph, chunkGraph } = compilation;
  const names: NamesByModule = {};
  for (const consumed of modulesOf(compilation, CONSUMED)) {
    const used = [...moduleGraph.getIncomingConnections(consumed)]
      // Without what tree shaking has left out.
      .filter(({ originModule }) => originModule && chunkGraph.getNumberOfModuleChunks(originModule) > 0)
      .filter((connection) => connection.isTargetActive(undefined))
      .flatMap(({ dependency }) => dependency?.getReferencedExports(moduleGraph, undefined) ?? [])
      .map((reference) => (Array.isArray(reference) ? reference : reference.name))
      .flatMap(([name]) => (name === undefined ? [] : [name]));
    add(names, shareKeyOf(consumed), used);
  }
  return names;
}

/** The names that each module offers which one file imports as a whole; types excepted. */
export function namesOfImported(compilation: Compilation, file: string): NamesByModule {
  const { moduleGraph, modules } = compilation;
  const load = createRequire(`${compilation.compiler.context}/`);
  const names: NamesByModule = {};
  const importing = [...modules].find((module) => module.nameForCondition() === file);
  if (!importing) throw new Error(`The build has no ${file}`);
  for (const { dependency, module } of moduleGraph.getOutgoingConnections(importing)) {
    const { request } = dependency as { request?: string };
    // Its own neighbours are not shared, nor what hot reload adds by its path.
    if (!module || !request || request.startsWith('.') || isAbsolute(request)) continue;
    const known = moduleGraph.getProvidedExports(module);
    // What React's development build exports, webpack cannot tell; the module itself can.
    add(names, request, Array.isArray(known) ? known : Object.keys(load(request) as object));
  }
  return names;
}
