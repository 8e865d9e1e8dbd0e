import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import type { RenderedBuild } from '@portal/platform/rendering/job';
import { contractProblem } from '@portal/platform/sections/loading/contract';
import { hostContract } from '@portal/platform/sections/loading/hostContract';
import { isSharedModule, sharedModules } from '@portal/platform/sections/loading/sharedModules';
import type { RouteModule } from '@portal/shared/section';

const FETCH_TIMEOUT_MS = 2000;

type Run = (module: { exports: unknown }, exports: unknown, require: (name: string) => unknown) => void;

/** Maximum of cached builds in this process; the others are fetched again. */
const MAX_COMPILED = 8;

/** By integrity, least recently used first. */
const compiled = new Map<string, Script>();

function provide(name: string): unknown {
  if (isSharedModule(name)) return sharedModules[name];
  throw new Error(`${name} is not shared by this shell`);
}

/** Failure of the whole build. */
export class BuildFault extends Error {}

async function fetchCode({ url, integrity }: RenderedBuild): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered HTTP ${response.status}`);
  const code = Buffer.from(await response.arrayBuffer());
  const found = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  if (found !== integrity) throw new Error(`${url} is not what was registered`);
  return code.toString();
}

async function compile(rendered: RenderedBuild): Promise<Script> {
  const { build, url, integrity } = rendered;
  const known = compiled.get(integrity);
  if (known) {
    compiled.delete(integrity);
    compiled.set(integrity, known);
    return known;
  }
  const problem = contractProblem(build, hostContract);
  if (problem) throw new Error(`contract mismatch: ${problem}`);
  const code = await fetchCode(rendered);
  const script = new Script(`(function (module, exports, require) {${code}\n})`, { filename: url });
  compiled.set(integrity, script);
  const [unused] = compiled.keys();
  if (compiled.size > MAX_COMPILED && unused !== undefined) compiled.delete(unused);
  return script;
}

/**
 * Runs a section's server code, as the federation runtime runs its code in browsers: the shared modules are this
 * program's own. It is run again for each page, so that no state of a module is shared between visitors.
 * @throws {BuildFault} if the code cannot be loaded, has another integrity, is incompatible, or throws
 */
export async function runBuild(rendered: RenderedBuild): Promise<RouteModule> {
  const { name, url } = rendered;
  try {
    const script = await compile(rendered);
    const module = { exports: {} as { default?: RouteModule } };
    (script.runInThisContext() as Run)(module, module.exports, provide);
    const { default: routeModule } = module.exports;
    if (!Array.isArray(routeModule?.routes)) throw new Error(`${url} exports no routes`);
    return routeModule;
  } catch (cause) {
    throw new BuildFault(`${name} cannot be rendered`, { cause });
  }
}
