import type { SectionFailureCause } from '@portal/shared/contract/telemetry';
import { isCompatible, type RouteModule, type VisitorBuild, type VisitorSection } from '@portal/shared/section';
import { asSectionError, causeOf, SectionError } from './SectionError.ts';

/** The state of one section in this tab. */
export type SectionState =
  | { phase: 'idle' }
  | { phase: 'loading' }
  | { phase: 'ready'; build: string; routes: RouteModule['routes'] }
  | { phase: 'failed'; error: SectionError }
  | { phase: 'incompatible'; error: SectionError };

export type ReadySection = Extract<SectionState, { phase: 'ready' }>;

/** What the loader needs from its surroundings; tests pass their own. */
export interface LoaderTools {
  /** The section's entry in the registry now. */
  entry(): VisitorSection;
  /** Fetches the registry again, because a redeployed section has files with other names. */
  refreshRegistry(): Promise<void>;
  /** Runs a build's code. `fresh` fetches it again, past every cache. */
  run(build: VisitorBuild, fresh: boolean): Promise<unknown>;
  /** Waits before a silent repeat. */
  pause(): Promise<void>;
  /** Reports a failure to the section's owner. */
  report(error: SectionError): void;
  /** Version of each module that the shell shares. */
  shared: Readonly<Record<string, string>>;
}

/** Causes by which a file of a page did not arrive: it may at the next attempt, or was replaced by a redeploy. */
const MISSING_FILE: ReadonlySet<SectionFailureCause> = new Set<SectionFailureCause>(['chunk-gone', 'http']);

/** A build that hangs is not tried twice, because the visitor has waited enough; the other two would fail again. */
const NOT_REPEATED: ReadonlySet<SectionFailureCause> = new Set<SectionFailureCause>([
  'timeout',
  'contract-mismatch',
  'offline',
]);

const major = (version: string | undefined) => version?.split('.')[0];

const isRouteModule = (module: unknown): module is RouteModule => {
  const candidate = module as Partial<RouteModule> | null | undefined;
  return Array.isArray(candidate?.routes) && typeof candidate.contractVersion === 'string';
};

/**
 * Loads one section: `idle → loading → ready | failed | incompatible`, and again from the last two on a retry. How
 * often and from which build something is tried again is decided here, for the section and for each of its pages.
 */
export class SectionLoader {
  readonly name: string;
  readonly #tools: LoaderTools;
  #state: SectionState = { phase: 'idle' };
  #running: Promise<ReadySection> | null = null;
  #fresh = false;

  constructor(name: string, tools: LoaderTools) {
    this.name = name;
    this.#tools = tools;
  }

  get state(): SectionState {
    return this.#state;
  }

  /** The section's routes. Callers at the same time share one attempt. @throws SectionError */
  load(): Promise<ReadySection> {
    if (this.#state.phase === 'ready') return Promise.resolve(this.#state);
    this.#running ??= this.#loadAnyBuild().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /**
   * Loads a page of the section with `run`: when a file is missing, once more after a pause, then from the build that
   * has replaced this one. What fails after that is reported.
   * @param isIntended whether something that `run` throws is not a failure, such as a redirect; it is thrown unchanged.
   * @throws SectionError
   */
  async loadPage<Result>(run: () => Promise<Result>, isIntended: (thrown: unknown) => boolean): Promise<Result> {
    const fail = (thrown: unknown, build: string): never => {
      if (isIntended(thrown)) throw thrown;
      const error = asSectionError(thrown, this.name, build);
      this.#tools.report(error);
      throw error;
    };
    const { build } = await this.load();
    try {
      return await run();
    } catch (thrown) {
      if (isIntended(thrown) || !MISSING_FILE.has(causeOf(thrown))) return fail(thrown, build);
    }
    await this.#tools.pause();
    try {
      return await run();
    } catch (thrown) {
      const newer = isIntended(thrown) ? null : await this.#loadNewer();
      if (!newer) return fail(thrown, build);
      return run().catch((thrownByNewer: unknown) => fail(thrownByNewer, newer.build));
    }
  }

  /** What was thrown, as an error of this section and of the build that runs now. */
  asError(thrown: unknown): SectionError {
    return asSectionError(thrown, this.name, this.#state.phase === 'ready' ? this.#state.build : '');
  }

  /** Reports what a page threw after it had loaded, unless it has been reported where it failed. */
  reportCrash(thrown: unknown): void {
    if (!(thrown instanceof SectionError)) this.#tools.report(this.asError(thrown));
  }

  /** Makes the next `load` a new attempt past every cache, whatever the last one led to. */
  reset(): void {
    this.#state = { phase: 'idle' };
    this.#fresh = true;
  }

  /** Loads the live build if another one runs here; null when it is the same. */
  async #loadNewer(): Promise<ReadySection | null> {
    if (this.#state.phase !== 'ready') return null;
    const running = this.#state.build;
    await this.#tools.refreshRegistry();
    if (this.#tools.entry().current.id === running) return null;
    this.reset();
    return this.load();
  }

  async #loadAnyBuild(): Promise<ReadySection> {
    this.#state = { phase: 'loading' };
    const tried = new Set<string>();
    let first: SectionError | null = null;
    for await (const build of this.#candidates(tried)) {
      tried.add(build.id);
      try {
        const module = await this.#attempt(build);
        const ready: ReadySection = { phase: 'ready', build: build.id, routes: module.routes };
        this.#state = ready;
        this.#fresh = false;
        return ready;
      } catch (thrown) {
        const error = asSectionError(thrown, this.name, build.id);
        this.#tools.report(error);
        first ??= error;
        this.#fresh = true;
      }
    }
    const error = first ?? new SectionError(this.name, 'http', '', 'no build is registered');
    this.#state = { phase: error.cause === 'contract-mismatch' ? 'incompatible' : 'failed', error };
    throw error;
  }

  /** The live build; then, with the registry fetched again, one that has replaced it; then the previous one. */
  async *#candidates(tried: ReadonlySet<string>): AsyncGenerator<VisitorBuild> {
    if (this.#fresh) await this.#tools.refreshRegistry();
    yield this.#tools.entry().current;
    await this.#tools.refreshRegistry();
    const { current, previous } = this.#tools.entry();
    if (!tried.has(current.id)) yield current;
    if (previous && !tried.has(previous.id)) yield previous;
  }

  /** Tries one build, with one silent repeat. */
  async #attempt(build: VisitorBuild): Promise<RouteModule> {
    this.#check(build.contractVersion, build);
    try {
      return await this.#run(build, this.#fresh);
    } catch (thrown) {
      if (NOT_REPEATED.has(causeOf(thrown))) throw thrown;
      await this.#tools.pause();
      return this.#run(build, true);
    }
  }

  async #run(build: VisitorBuild, fresh: boolean): Promise<RouteModule> {
    const exported = await this.#tools.run(build, fresh);
    const module = (exported as { default?: unknown } | null)?.default;
    if (!isRouteModule(module))
      throw new SectionError(this.name, 'not-a-module', build.id, 'not a section: no RouteModule is exported');
    this.#check(module.contractVersion, build);
    return module;
  }

  #check(contractVersion: string, build: VisitorBuild): void {
    const refuse = (detail: string): never => {
      throw new SectionError(this.name, 'contract-mismatch', build.id, `contract mismatch: ${detail}`);
    };
    if (!isCompatible(contractVersion)) refuse(`the section was built against ${contractVersion}`);
    for (const [module, version] of Object.entries(build.builtAgainst)) {
      const host = this.#tools.shared[module];
      if (host && major(host) !== major(version)) refuse(`${module} ${version} wanted, ${host} here`);
    }
  }
}
