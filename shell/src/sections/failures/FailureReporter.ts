import { CallError } from '@portal/shared/client';
import type { RunningBuild } from './RunningBuild.ts';
import { asSectionError, type SectionError } from './SectionError.ts';
import { sendReport } from './sendReport.ts';

/** A page that fails in a loop must not flood the API. */
const MAX_REPORTS = 20;

/** What the reporter needs of the running shell. */
interface Dependencies {
  /** The shell that runs here; blamed for what no section threw. */
  shell: RunningBuild;
  /** The sections that run here. */
  sections(): readonly RunningBuild[];
  /** Team and contact that are responsible for a section. */
  ownerOf(section: string): string;
}

/** Failed calls were shown to the visitor, and an aborted request is nothing that went wrong. */
const isExpected = (thrown: unknown) =>
  thrown instanceof CallError || (thrown instanceof DOMException && thrown.name === 'AbortError');

/** Sends what fails in this document to its owner: each failure once, and not endlessly. */
export class FailureReporter {
  readonly #dependencies: Dependencies;
  readonly #seen = new WeakSet<object>();
  readonly #uncaught = new Set<string>();
  #sent = 0;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** A section, or a page of it, that could not be loaded. */
  report(error: SectionError): void {
    if (this.#seen.has(error) || this.#sent >= MAX_REPORTS) return;
    this.#seen.add(error);
    this.#sent += 1;
    sendReport(error, this.#dependencies.ownerOf(error.section));
  }

  /**
   * What nobody expected: thrown while rendering, or caught by nobody. The stack tells whose code it was; the
   * components' stack helps where React itself threw.
   */
  reportUncaught(thrown: unknown, componentStack = ''): void {
    if (isExpected(thrown)) return;
    if (typeof thrown === 'object' && thrown !== null) {
      if (this.#seen.has(thrown)) return;
      this.#seen.add(thrown);
    }
    const stack = `${thrown instanceof Error ? (thrown.stack ?? '') : ''}\n${componentStack}`;
    const { shell, sections } = this.#dependencies;
    const build = sections().find(({ base }) => stack.includes(new URL(base, location.href).href)) ?? shell;
    const error = Object.assign(asSectionError(thrown, build.section, build.id), { stack });
    const key = `${error.section} ${error.build} ${error.message}`;
    if (this.#uncaught.has(key)) return;
    this.#uncaught.add(key);
    this.report(error);
  }

  /** For React: what was thrown while rendering, whether a boundary caught it or not. */
  readonly reportRendering = (thrown: unknown, { componentStack }: { componentStack?: string | undefined }): void => {
    // React leaves the console to whoever takes its reports.
    console.error(thrown);
    this.reportUncaught(thrown, componentStack);
  };

  /** Hears what reaches no boundary of React. */
  listen(target: Pick<Window, 'addEventListener'> = window): void {
    target.addEventListener('error', ({ error }: ErrorEvent) => {
      // Without an error: another origin's, or the browser's own notice about a ResizeObserver.
      if (error) this.reportUncaught(error);
    });
    target.addEventListener('unhandledrejection', ({ reason }) => this.reportUncaught(reason));
  }
}
