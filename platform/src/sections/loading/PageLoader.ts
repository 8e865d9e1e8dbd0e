import type { SectionFailureCause } from '@portal/shared/contract/telemetry';
import type { RunningBuild } from '../failures/RunningBuild.ts';
import { asSectionError, causeOf, type SectionError } from '../failures/SectionError.ts';
import type { LoaderArguments } from './boundedRoutes.ts';
import { deadlineOf, until } from './deadline.ts';

/** Dependencies of loading a page; tests pass their own. */
export interface PageTools {
  /** Waits before a silent retry. */
  pause(): Promise<void>;
  /** Checks whether the build was replaced, and in that case opens the page in a new document without returning. */
  leaveIfReplaced(path: string): Promise<void>;
  /** Abandons files that did not arrive in time, and remembers the build. */
  giveUp(build: RunningBuild): void;
  report(error: SectionError): void;
}

/** Causes of a missing file, which may arrive on a retry, or was replaced by a deployment. */
const MISSING_FILE: ReadonlySet<SectionFailureCause> = new Set<SectionFailureCause>(['chunk-gone', 'http']);

/** A `Response` (a redirect, for example) or the router's `data(…)`: loaders throw them intentionally. */
const isResponse = (thrown: unknown) =>
  thrown instanceof Response || (typeof thrown === 'object' && thrown !== null && 'init' in thrown && 'data' in thrown);

/** Loads the pages of one build: within the navigation's deadline, with one retry if a file is missing. */
export class PageLoader {
  readonly #build: RunningBuild;
  readonly #tools: PageTools;

  constructor(build: RunningBuild, tools: PageTools) {
    this.#build = build;
    this.#tools = tools;
  }

  /** @throws SectionError, or a value that `run` throws intentionally */
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
