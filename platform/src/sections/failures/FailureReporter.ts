import { CallError } from '@portal/shared/client';
import type { RunningBuild } from './RunningBuild.ts';
import { asSectionError, type SectionError } from './SectionError.ts';
import { sendReport } from './sendReport.ts';

/** A page that fails in a loop must not flood the API. */
const MAX_REPORTS = 20;

/** Dependencies on the running shell. */
interface Dependencies {
  /** The running shell, to which failures outside of sections are attributed. */
  shell: RunningBuild;
  /** Sections that run here. */
  sections(): readonly RunningBuild[];
  /** Team and contact responsible for a section. */
  ownerOf(section: string): string;
}

/** Failed calls were shown to the visitor, and an aborted request is no failure. */
const isExpected = (thrown: unknown) =>
  thrown instanceof CallError || (thrown instanceof DOMException && thrown.name === 'AbortError');

/** Reports failures in this document to their owners: each failure once, up to a limit. */
export class FailureReporter {
  readonly #dependencies: Dependencies;
  readonly #seen = new WeakSet<object>();
  readonly #uncaught = new Set<string>();
  #sent = 0;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Reports a section, or a page of it, that could not be loaded. */
  report(error: SectionError): void {
    if (this.#seen.has(error) || this.#sent >= MAX_REPORTS) return;
    this.#seen.add(error);
    this.#sent += 1;
    sendReport(error, this.#dependencies.ownerOf(error.section));
  }

  /**
   * Reports unexpected errors, thrown while rendering or uncaught. The stack identifies the section; if React itself
   * threw, the component stack does.
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

  /** For React: errors thrown while rendering, caught by a boundary or not. */
  readonly reportRendering = (thrown: unknown, { componentStack }: { componentStack?: string | undefined }): void => {
    // A custom handler replaces React's own log.
    console.error(thrown);
    this.reportUncaught(thrown, componentStack);
  };

  /** Listens for errors outside of React's boundaries. */
  listen(target: Pick<Window, 'addEventListener'> = window): void {
    target.addEventListener('error', ({ error }: ErrorEvent) => {
      // Without an error: from another origin, or the browser's own notice about a ResizeObserver.
      if (error) this.reportUncaught(error);
    });
    target.addEventListener('unhandledrejection', ({ reason }) => this.reportUncaught(reason));
  }
}
