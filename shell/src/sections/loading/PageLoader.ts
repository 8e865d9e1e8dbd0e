import type { SectionFailureCause } from '@portal/shared/contract/telemetry';
import { asSectionError, causeOf, type SectionError } from '../failures/SectionError.ts';
import type { LoaderArguments } from './boundedRoutes.ts';
import { deadlineOf, until } from './deadline.ts';

/** The build that a page belongs to; the shell's own pages have one too. */
export interface RunningBuild {
  section: string;
  id: string;
  /** URL of its files. */
  base: string;
}

/** What loading a page needs from its surroundings; tests pass their own. */
export interface PageTools {
  /** Waits before a silent repeat. */
  pause(): Promise<void>;
  /** Asks whether the build was replaced, and then leads to the page in a new document: does not come back. */
  leaveIfReplaced(path: string): Promise<void>;
  /** A file did not arrive in time: gives it up, and remembers the build. */
  giveUp(build: RunningBuild): void;
  report(error: SectionError): void;
}

/** Causes by which a file of a page did not arrive: it may at the next attempt, or was replaced by a redeploy. */
const MISSING_FILE: ReadonlySet<SectionFailureCause> = new Set<SectionFailureCause>(['chunk-gone', 'http']);

/** A `Response` (a redirect, for example) or the router's `data(…)`: loaders throw them on purpose. */
const isResponse = (thrown: unknown) =>
  thrown instanceof Response || (typeof thrown === 'object' && thrown !== null && 'init' in thrown && 'data' in thrown);

/** Loads the pages of one build: within the navigation's deadline, and once more when a file is missing. */
export class PageLoader {
  readonly #build: RunningBuild;
  readonly #tools: PageTools;

  constructor(build: RunningBuild, tools: PageTools) {
    this.#build = build;
    this.#tools = tools;
  }

  /** @throws SectionError, or what `run` throws on purpose */
  readonly load = async <Result>(run: () => Promise<Result>, { request }: LoaderArguments): Promise<Result> => {
    const deadline = deadlineOf(request.signal);
    const isIntended = (thrown: unknown) => isResponse(thrown) || request.signal.aborted;
    const isMissing = (thrown: unknown) => !isIntended(thrown) && MISSING_FILE.has(causeOf(thrown));
    try {
      try {
        return await until(deadline, run());
      } catch (thrown) {
        if (!isMissing(thrown)) throw thrown;
        await this.#tools.pause();
        return await until(deadline, run());
      }
    } catch (thrown) {
      if (isIntended(thrown)) throw thrown;
      if (isMissing(thrown)) await until(deadline, this.#tools.leaveIfReplaced(new URL(request.url).pathname));
      throw this.#failure(thrown);
    }
  };

  #failure(thrown: unknown): SectionError {
    const error = asSectionError(thrown, this.#build.section, this.#build.id);
    if (error.cause === 'timeout') this.#tools.giveUp(this.#build);
    this.#tools.report(error);
    return error;
  }
}
