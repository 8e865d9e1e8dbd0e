import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import type { RouteModule } from '@portal/shared/section';
import type { RenderedBuild } from '../rendering/job.ts';
import { contractProblem } from '../sections/loading/contract.ts';
import { hostContract } from '../sections/loading/hostContract.ts';
import { isSharedModule, sharedModules } from '../sections/loading/sharedModules.ts';

const FETCH_TIMEOUT_MS = 2000;

type Run = (module: { exports: unknown }, exports: unknown, require: (name: string) => unknown) => void;

/** A thread renders one build. */
let ran: { integrity: string; routeModule: RouteModule } | null = null;

function provide(name: string): unknown {
  if (isSharedModule(name)) return sharedModules[name];
  throw new Error(`${name} is not shared by this shell`);
}

/** Nothing of the build can be rendered. */
export class BuildFault extends Error {}

async function fetchCode({ url, integrity }: RenderedBuild): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered HTTP ${response.status}`);
  const code = Buffer.from(await response.arrayBuffer());
  const found = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  if (found !== integrity) throw new Error(`${url} is not what was registered`);
  return code.toString();
}

async function run(rendered: RenderedBuild): Promise<RouteModule> {
  const problem = contractProblem(rendered.build, hostContract);
  if (problem) throw new Error(`contract mismatch: ${problem}`);
  const code = await fetchCode(rendered);
  const wrapped = new Script(`(function (module, exports, require) {${code}\n})`, { filename: rendered.url });
  const module = { exports: {} as { default?: RouteModule } };
  (wrapped.runInThisContext() as Run)(module, module.exports, provide);
  const { default: routeModule } = module.exports;
  if (!Array.isArray(routeModule?.routes)) throw new Error(`${rendered.url} exports no routes`);
  return routeModule;
}

/**
 * Runs a section's code for the server, as the federation runs its code in browsers: the modules that exist once are
 * this program's own.
 * @throws {BuildFault} when the code cannot be had, is not the registered one, does not fit, or throws
 */
export async function runBuild(rendered: RenderedBuild): Promise<RouteModule> {
  const { integrity } = rendered;
  if (ran?.integrity === integrity) return ran.routeModule;
  const routeModule = await run(rendered).catch((cause: unknown) => {
    throw new BuildFault(`${rendered.name} cannot be rendered`, { cause });
  });
  ran = { integrity, routeModule };
  return routeModule;
}
