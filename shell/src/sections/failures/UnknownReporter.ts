import type { Call } from '@portal/shared/contract/call';
import type { UnknownPart } from '@portal/shared/contract/readAnswer';
import type { UnknownAnswer } from '@portal/shared/contract/telemetry';
import type { RunningBuild } from './RunningBuild.ts';

/** An API that has changed much must not be flooded with what it has changed. */
const MAX_REPORTS = 20;

/** What the reporter needs of the running shell. */
interface Dependencies {
  /** The build whose page is open, which has asked; the shell's where the page is its own. */
  readingBuild(): Pick<RunningBuild, 'section' | 'id'>;
  /** Team and contact that are responsible for a section. */
  ownerOf(section: string): string;
  /** The path of the page. */
  pagePath(): string;
  send(report: UnknownAnswer): void;
}

/**
 * Tells the owner of a section what its build does not know of an answer: each field of a call once, and not endlessly.
 * What the shell's frame asks for is told of the section whose page is open: the call says what it was.
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
