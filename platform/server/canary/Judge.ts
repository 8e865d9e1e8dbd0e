import { isSectionEntry, type RegistryEntry } from '@portal/shared/section/registry';
import { isTried, pairOf, type TriedEntry } from '../registry/pairs.ts';
import type { Tallies } from './Tallies.ts';
import type { TallyFolder } from './TallyFolder.ts';
import { verdictOf } from './verdict.ts';

/** A canary that has been ended. */
export interface Ended {
  section: string;
  build: string;
  why: string;
  /** Team and contact; empty for the shell. */
  owner: string;
}

interface Options {
  tallies: Tallies;
  folder: TallyFolder;
  /** Live entries. */
  entries(): Promise<readonly RegistryEntry[]>;
  /** Ends a canary; false if somebody else has. @throws if it cannot. Null if canaries are only compared. */
  end: ((name: string, build: string, why: string) => Promise<boolean>) | null;
  /** Logs edits of the registry by hand; missing if it cannot be written. */
  noticeEdits?(): Promise<void>;
  /** Notifies the operators and the owner. */
  notify(ended: Ended): void;
  report(problem: string): void;
}

const ownerOf = (entry: TriedEntry) => {
  const { team, contact } = isSectionEntry(entry) ? entry.current.owner : { team: '', contact: '' };
  return `${team} ${contact}`.trim();
};

/** Ends canaries that harm visitors more than the live build does. */
export class Judge {
  readonly #options: Options;
  /** Latest findings, by name of section or shell. */
  #findings: Readonly<Record<string, string>> = {};
  readonly #reported = new Set<string>();

  constructor(options: Options) {
    this.#options = options;
  }

  get findings(): Readonly<Record<string, string>> {
    return this.#findings;
  }

  /** Compares all canaries once. */
  async look(): Promise<void> {
    const { tallies, folder, entries } = this.#options;
    await this.#options
      .noticeEdits?.()
      .catch((error: unknown) => this.#reportOnce('edits by hand cannot be logged', error));
    const tried = (await entries()).filter(isTried);
    tallies.keep(tried);
    await folder.write(tallies.all);
    if (tried.length === 0) await folder.forgetOld();
    const findings: Record<string, string> = {};
    for (const entry of tried) findings[entry.name] = await this.#judge(entry);
    this.#findings = findings;
  }

  async #judge(entry: TriedEntry): Promise<string> {
    const { folder, end, notify } = this.#options;
    const { name, canary } = entry;
    const { isWorse, why } = verdictOf(await folder.sumOf(name, pairOf(entry)));
    if (!isWorse) return why;
    try {
      if (await end?.(name, canary.build.id, why))
        notify({ section: name, build: canary.build.id, why, owner: ownerOf(entry) });
    } catch (error) {
      this.#reportOnce(`the canary ${name} ${canary.build.id} should end and cannot be ended: ${why}`, error);
    }
    return `worse: ${why}`;
  }

  #reportOnce(problem: string, error: unknown): void {
    const about = problem.split(':', 1)[0] ?? '';
    if (this.#reported.has(about)) return;
    this.#reported.add(about);
    this.#options.report(`${problem}: ${(error as Error).message}`);
  }
}
