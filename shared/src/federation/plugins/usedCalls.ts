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

/** Names by file of the contract, of what the build's code uses; what tree shaking leaves out is not among them. */
function usedNames({ moduleGraph, modules }: Compilation): Map<string, ReadonlySet<string> | 'all'> {
  const used = new Map<string, ReadonlySet<string> | 'all'>();
  for (const module of modules) {
    const file = module.nameForCondition();
    if (!file?.startsWith(CONTRACT)) continue;
    const names = moduleGraph.getExportsInfo(module).getUsedExports(undefined);
    // A boolean stands for all of them or none.
    if (names === true) used.set(file, 'all');
    else if (names) used.set(file, new Set(names));
  }
  return used;
}

/** What tells a call: also a part of one that a module declares by itself, such as `joining`. */
const requestOf = (value: unknown): string => {
  const { method, path } = (value ?? {}) as Partial<Call>;
  return `${method} ${path}`;
};

const BY_REQUEST = new Map(Object.entries<Call>(calls).map(([name, call]) => [requestOf(call), [name, call] as const]));

/** The calls behind these names. */
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
 * Writes `calls.json` beside a build's record: the calls that this build makes, each with what it sends and reads, so
 * that it is compared with the API before either of them goes live.
 */
export class UsedCallsPlugin {
  readonly #record: string;
  readonly #others: Calls;

  /**
   * @param record the build's own record in its output folder, as a path.
   * @param others calls of what is deployed with the build and is not in it.
   */
  constructor(record: string, others: Calls = {}) {
    this.#record = record;
    this.#others = others;
  }

  apply(compiler: Compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('UsedCalls', (compilation) => {
      let used: ReturnType<typeof usedNames> = new Map();
      // Modules are joined later, and are not found one by one any more.
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
