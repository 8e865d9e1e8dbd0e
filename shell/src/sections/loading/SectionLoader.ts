import { isCompatible, type RouteModule, type SectionBuild, type SectionEntry } from '@portal/shared/section';
import { asSectionError, SectionError } from './SectionError.ts';

/** Where a section stands. */
export type SectionState =
  | { phase: 'idle' }
  | { phase: 'loading' }
  | { phase: 'ready'; build: string; routes: RouteModule['routes'] }
  | { phase: 'failed'; error: SectionError }
  | { phase: 'incompatible'; error: SectionError };

export type ReadySection = Extract<SectionState, { phase: 'ready' }>;

/** What the loader needs of the world; tests give their own. */
export interface LoaderTools {
  /** The section's entry in the registry now. */
  entry(): SectionEntry;
  /** Fetches the registry again; a redeployed section has new names. */
  refreshRegistry(): Promise<void>;
  /** Runs a build's code. `fresh` asks for it anew, past every cache. */
  run(build: SectionBuild, fresh: boolean): Promise<unknown>;
  /** Waits before a silent repeat. */
  pause(): Promise<void>;
  /** Tells whoever owns the section. */
  report(error: SectionError): void;
  /** Version of each module that the shell shares. */
  shared: Readonly<Record<string, string>>;
}

const major = (version: string | undefined) => version?.split('..')[0];

const isRouteModule = (module: unknown): module is RouteModule => {
  const candidate = module as Partial<RouteModule> | null | undefined;
  return Array.isArray(candidate?.routes) && typeof candidate.contractVersion === 'string';
};

/** Loads one section: `idle → loading → ready | failed | incompatible`, and again from the last two on retry. */
export class SectionLoader {
  readonly name: string;
  readonly tools: LoaderTools;
  #state: SectionState = { phase: 'idle' };
  #running: Promise<ReadySection> | null = null;
  #fresh = false;

  constructor(name: string, tools: LoaderTools) {
    this.name = name;
    this.tools = tools;
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

  /** Makes the next `load` a true new attempt, whatever this one came to. */
  reset(): void {
    this.#state = { phase: 'idle' };
    this.#fresh = true;
  }

  /** Loads the live build when it is another than the one that runs; null when it is the same. */
  async loadNewer(): Promise<ReadySection | null> {
    if (this.#state.phase !== 'ready') return null;
    const running = this.#state.build;
    await this.tools.refreshRegistry();
    if (this.tools.entry().current.id === running) return null;
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
      } catch (error) {
        const failure = asSectionError(error, this.name, build.id);
        this.tools.report(failure);
        first ??= failure;
        this.#fresh = true;
      }
    }
    const error = first ?? new SectionError(this.name, 'http', '', 'no build is registered');
    this.#state = { phase: error.reason === 'contract-mismatch' ? 'incompatible' : 'failed', error };
    throw error;
  }

  /** The live build; then, after asking the registry again, one that has replaced it; then the previous one. */
  async *#candidates(tried: ReadonlySet<string>): AsyncGenerator<SectionBuild> {
    if (this.#fresh) await this.tools.refreshRegistry();
    yield this.tools.entry().current;
    await this.tools.refreshRegistry();
    const { current, previous } = this.tools.entry();
    if (!tried.has(current.id)) yield current;
    if (previous && !tried.has(previous.id)) yield previous;
  }

  /** One build, with one silent repeat; a build that hangs is not waited for twice. */
  async #attempt(build: SectionBuild): Promise<RouteModule> {
    this.#check(build.contractVersion, build);
    try {
      return await this.#run(build, this.#fresh);
    } catch (error) {
      const { reason } = asSectionError(error, this.name, build.id);
      if (reason === 'timeout' || reason === 'contract-mismatch' || reason === 'offline') throw error;
      await this.tools.pause();
      return this.#run(build, true);
    }
  }

  async #run(build: SectionBuild, fresh: boolean): Promise<RouteModule> {
    const exported = await this.tools.run(build, fresh);
    const module = (exported as { default?: unknown } | null)?.default;
    if (!isRouteModule(module))
      throw new SectionError(this.name, 'not-a-module', build.id, 'not a section: no RouteModule is exported');
    this.#check(module.contractVersion, build);
    return module;
  }

  #check(contractVersion: string, build: SectionBuild): void {
    if (!isCompatible(contractVersion)) {
      throw new SectionError(
        this.name,
        'contract-mismatch',
        build.id,
        `contract mismatch: the section was built against ${contractVersion}`,
      );
    }
    for (const [module, version] of Object.entries(build.builtAgainst)) {
      const host = this.tools.shared[module];
      if (host && major(host) !== major(version)) {
        throw new SectionError(
          this.name,
          'contract-mismatch',
          build.id,
          `contract mismatch: ${module} ${version} wanted, ${host} here`,
        );
      }
    }
  }
}
