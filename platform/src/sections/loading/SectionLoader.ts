import type { SectionFailureCause } from '@portal/shared/contract/telemetry';
import type { RouteModule, VisitorBuild, VisitorSection } from '@portal/shared/section';
import { asSectionError, causeOf, SectionError } from '../failures/SectionError.ts';
import { contractProblem, type HostContract } from './contract.ts';
import { ENTRY_TIMEOUT_MS, reasonOf, signalAfter, until } from './deadline.ts';
import type { hungBuilds } from './hungBuilds.ts';

/** State of one section in this document. */
export type SectionState =
  | { phase: 'idle' }
  | { phase: 'loading' }
  | {
      phase: 'ready';
      /** Build that runs, until the document ends. */
      build: VisitorBuild;
      /** Id of the build that was live when this one started; differs from it if the live one could not start. */
      live: string;
      routes: RouteModule['routes'];
      insets?: RouteModule['insets'];
    }
  | { phase: 'failed'; error: SectionError };

export type ReadySection = Extract<SectionState, { phase: 'ready' }>;

/** Dependencies of the loader; tests pass their own. */
export interface LoaderTools {
  /** Current registry entry of the section. */
  entry(): VisitorSection;
  /** Refreshes the registry, since a deployed section has files with other names. */
  refreshRegistry(): Promise<unknown>;
  /** Runs a build's code. `fresh` fetches it again, bypassing every cache. */
  run(build: VisitorBuild, fresh: boolean): Promise<unknown>;
  /** Abandons the files of a build that have not arrived. */
  abandon(build: VisitorBuild): void;
  /** Waits before a silent retry. */
  pause(): Promise<void>;
  /** Reports a failure to the section's owner. */
  report(error: SectionError): void;
  /** Builds that recently timed out. */
  hung: typeof hungBuilds;
  host: HostContract;
}

/** A build that hangs is not retried, because the visitor has waited enough; the other two causes would recur. */
const NOT_REPEATED: ReadonlySet<SectionFailureCause> = new Set<SectionFailureCause>([
  'timeout',
  'contract-mismatch',
  'offline',
]);

const isRouteModule = (module: unknown): module is RouteModule => {
  const candidate = module as Partial<RouteModule> | null | undefined;
  return Array.isArray(candidate?.routes) && typeof candidate.contractVersion === 'string';
};

/**
 * Starts one section: `idle → loading → ready | failed`, and from `failed` again. It never leaves `ready`: a document
 * runs one build of a section, and a new one needs a new document.
 */
export class SectionLoader {
  readonly name: string;
  readonly #tools: LoaderTools;
  #state: SectionState = { phase: 'idle' };
  #attempt: { result: Promise<ReadySection>; deadline: AbortSignal; cancel: AbortController } | null = null;
  #fresh = false;

  constructor(name: string, tools: LoaderTools) {
    this.name = name;
    this.#tools = tools;
  }

  get state(): SectionState {
    return this.#state;
  }

  /**
   * Routes of the section, before the deadline. Concurrent callers share one attempt, which has the deadline of the
   * first of them. @throws SectionError
   */
  load(deadline: AbortSignal): Promise<ReadySection> {
    if (this.#state.phase === 'ready') return Promise.resolve(this.#state);
    this.#attempt ??= this.#begin(deadline);
    const { result, deadline: own } = this.#attempt;
    if (deadline === own) return result;
    return until(deadline, result).catch((thrown: unknown) => {
      throw asSectionError(thrown, this.name, '');
    });
  }

  /**
   * Makes the next `load` a new attempt at the live build, bypassing every cache, and abandons a running attempt. A
   * running section is not affected.
   */
  startOver(): void {
    this.#tools.hung.forget(this.name);
    this.#attempt?.cancel.abort();
    this.#attempt = null;
    if (this.#state.phase === 'ready') return;
    this.#state = { phase: 'idle' };
    this.#fresh = true;
  }

  #begin(deadline: AbortSignal) {
    const cancel = new AbortController();
    const attempt = {
      cancel,
      deadline,
      result: this.#loadAnyBuild(deadline, cancel.signal).finally(() => {
        if (this.#attempt === attempt) this.#attempt = null;
      }),
    };
    return attempt;
  }

  async #loadAnyBuild(deadline: AbortSignal, cancelled: AbortSignal): Promise<ReadySection> {
    this.#state = { phase: 'loading' };
    const tried = new Map<string, SectionError>();
    for await (const build of this.#candidates(tried, deadline)) {
      if (deadline.aborted) break;
      if (tried.has(build.id)) continue;
      const { current, previous } = this.#tools.entry();
      // While there is another build to try, this one may not use up the time.
      const limit = previous && !tried.has(current.id) ? signalAfter(ENTRY_TIMEOUT_MS) : deadline;
      try {
        const { routes, insets } = await this.#tryBuild(build, [cancelled, deadline, limit]);
        const ready: ReadySection = { phase: 'ready', build, live: current.id, routes, insets };
        this.#state = ready;
        return ready;
      } catch (thrown) {
        if (cancelled.aborted) throw reasonOf(cancelled);
        const error = asSectionError(thrown, this.name, build.id);
        if (error.cause === 'timeout') this.#giveUp(build);
        this.#tools.report(error);
        tried.set(build.id, error);
        this.#fresh = true;
      }
    }
    const [first] = tried.values();
    const error = first ?? new SectionError(this.name, 'timeout', '', 'the registry took all the time');
    this.#state = { phase: 'failed', error };
    throw error;
  }

  #giveUp(build: VisitorBuild): void {
    this.#tools.hung.remember(this.name, build.id);
    this.#tools.abandon(build);
  }

  /**
   * The live build; then, after a refresh of the registry, one that has replaced it; then the previous one. A live
   * build that recently timed out does not come first, and if it times out now, the previous one is tried without a
   * refresh.
   */
  async *#candidates(tried: ReadonlyMap<string, SectionError>, deadline: AbortSignal): AsyncGenerator<VisitorBuild> {
    const refresh = () => until(deadline, this.#tools.refreshRegistry()).catch(() => undefined);
    if (this.#fresh) await refresh();
    const first = this.#tools.entry();
    if (first.previous && this.#tools.hung.has(this.name, first.current.id)) yield first.previous;
    yield first.current;
    if (first.previous && tried.get(first.current.id)?.cause === 'timeout') yield first.previous;
    await refresh();
    const { current, previous } = this.#tools.entry();
    yield current;
    if (previous) yield previous;
  }

  /** Tries one build, with one silent retry, until one of the signals aborts. */
  async #tryBuild(build: VisitorBuild, ends: readonly AbortSignal[]): Promise<RouteModule> {
    const bounded = (work: Promise<RouteModule>) => ends.reduce((bound, end) => until(end, bound), work);
    this.#check(build, build);
    try {
      return await bounded(this.#run(build, this.#fresh));
    } catch (thrown) {
      if (NOT_REPEATED.has(causeOf(thrown)) || ends.some(({ aborted }) => aborted)) throw thrown;
      await this.#tools.pause();
      return bounded(this.#run(build, true));
    }
  }

  async #run(build: VisitorBuild, fresh: boolean): Promise<RouteModule> {
    const exported = await this.#tools.run(build, fresh);
    const module = (exported as { default?: unknown } | null)?.default;
    if (!isRouteModule(module))
      throw new SectionError(this.name, 'not-a-module', build.id, 'not a section: no RouteModule is exported');
    this.#check(build, { ...build, contractVersion: module.contractVersion });
    return module;
  }

  #check(build: VisitorBuild, declared: VisitorBuild): void {
    const problem = contractProblem(declared, this.#tools.host);
    if (problem) throw new SectionError(this.name, 'contract-mismatch', build.id, `contract mismatch: ${problem}`);
  }
}
