import type { Call } from '@portal/shared/contract/call';
import type { UnknownPart } from '@portal/shared/contract/readAnswer';
import type { UnknownAnswer } from '@portal/shared/contract/telemetry';
import type { RunningBuild } from './RunningBuild.ts';

/** Limit of reports after many changes of the API, which must not be flooded. */
const MAX_REPORTS = 20;

/** Dependencies on the running shell. */
interface Dependencies {
  /** Build of the open page, which has made the call; the shell's for its own pages. */
  readingBuild(): Pick<RunningBuild, 'section' | 'id'>;
  /** Team and contact responsible for a section. */
  ownerOf(section: string): string;
  /** Path of the page. */
  pagePath(): string;
  send(report: UnknownAnswer): void;
}

/**
 * Reports unknown values in answers to the owner of a section: each field of a call once, up to a limit. Calls of the
 * shell's frame are reported to the section of the open page, with the call's name.
 */
export class UnknownReporter {
  readonly #dependencies: Dependencies;
  readonly #told = new Set<string>();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  readonly report = ({ path: call }: Pick<Call, 'path'>, unknown: readonly UnknownPart[]): void => {
    for (const part of unknown) {
      const key = `${call} ${part.field}`;
      if (this.#told.has(key) || this.#told.size >= MAX_REPORTS) continue;
      this.#told.add(key);
      const { readingBuild, ownerOf, pagePath, send } = this.#dependencies;
      const { section, id } = readingBuild();
      send({
        ...part,
        cause: 'unknown-answer',
        section,
        build: id.slice(0, 80),
        owner: ownerOf(section).slice(0, 100),
        path: pagePath().slice(0, 200),
        call: call.slice(0, 100),
        field: (part.field || 'entity').slice(0, 200),
      });
    }
  };
}
