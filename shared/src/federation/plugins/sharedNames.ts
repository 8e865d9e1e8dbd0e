import type { Compilation, Module } from 'webpack';

/** By shared module: `{ '@portal/shared/router': ['Link'] }`. */
export type NamesByModule = Record<string, string[]>;

const CONSUMED = 'consume-shared-module';
const PROVIDED = 'provide-module';

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

/** What Module Federation keeps about a module that the shell provides. */
type ProvidedModule = Module & { _name: string };

/**
 * The names that the shell's build provides of each shared module.
 * @throws when webpack cannot tell, since no section could then be checked.
 */
export function exportedNames(compilation: Compilation): NamesByModule {
  const { moduleGraph } = compilation;
  const names: NamesByModule = {};
  for (const provided of modulesOf(compilation, PROVIDED)) {
    const name = (provided as ProvidedModule)._name;
    const [dependency] = provided.dependencies;
    const module = dependency && moduleGraph.getModule(dependency);
    const known = module && moduleGraph.getProvidedExports(module);
    if (!Array.isArray(known)) throw new Error(`what ${name} exports is not known`);
    add(names, name, known);
  }
  return names;
}
