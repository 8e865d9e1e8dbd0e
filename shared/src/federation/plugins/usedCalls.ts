import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Compilation, Compiler } from 'webpack';
import { calls } from '../../contract/all/calls.ts';
import type { Call } from '../../contract/base/call.ts';
import { CALLS_FILE } from '../../contract/comparison/callsFile.ts';
import { describeCalls } from '../../contract/comparison/describeCall.ts';
import { buildIdOf } from './buildId.ts';

type Calls = Readonly<Record<string, Call>>;

const CONTRACT = join(import.meta.dirname, '../../contract/');

/** Used names by file of the contract, without those removed by tree shaking. */
function usedNames({ moduleGraph, modules }: Compilation): Map<string, ReadonlySet<string> | 'all'> {
  const used = new Map<string, ReadonlySet<string> | 'all'>();
  for (const module of modules) {
    const file = module.nameForCondition();
    if (!file?.startsWith(CONTRACT)) continue;
    const names = moduleGraph.getExportsInfo(module).getUsedExports(undefined);
    // True means all names, false none.
    if (names === true) used.set(file, 'all');
    else if (names) used.set(file, new Set(names));
  }
  return used;
}

/** Identifies a call, including a partial one that a module declares itself, such as `joining`. */
const requestOf = (value: unknown): string => {
  const { method, path } = (value ?? {}) as Partial<Call>;
  return `${method} ${path}`;
};

const BY_REQUEST = new Map(Object.entries<Call>(calls).map(([name, call]) => [requestOf(call), [name, call] as const]));

/** Calls exported under these names. */
async function callsOf(used: ReadonlyMap<string, ReadonlySet<string> | 'all'>): Promise<Calls> {
  const found: (readonly [string, Call])[] = [];
  for (const [file, names] of used) {
    const exported = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(exported)) {
      const call = names === 'all' || names.has(name) ? BY_REQUEST.get(requestOf(value)) : undefined;
      if (call) found.push(call);
    }
  }
  return Object.fromEntries(found);
}

/**
 * Writes `calls.json` next to a build's record: the calls made by this build with the shapes they send and read, for
 * comparison with the API before either is deployed.
 */
export class UsedCallsPlugin {
  readonly #record: string;
  readonly #others: Calls;

  /**
   * @param record path of the build's own record in its output folder.
   * @param others calls of code that is deployed with the build but not part of it.
   */
  constructor(record: string, others: Calls = {}) {
    this.#record = record;
    this.#others = others;
  }

  apply(compiler: Compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('UsedCalls', (compilation) => {
      let used: ReturnType<typeof usedNames> = new Map();
      // Later, modules are concatenated and cannot be found individually.
      compilation.hooks.afterOptimizeDependencies.tap('UsedCalls', () => {
        used = usedNames(compilation);
      });
      compilation.hooks.processAssets.tapPromise(
        { name: 'UsedCalls', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const made = describeCalls({ ...(await callsOf(used)), ...this.#others });
          const file = join(relative(compiler.outputPath, dirname(this.#record)), CALLS_FILE);
          compilation.emitAsset(file, new RawSource(JSON.stringify({ build: buildIdOf(compilation), calls: made })));
        },
      );
    });
  }
}
