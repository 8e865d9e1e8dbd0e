import { appendFile, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { nullWhenMissing } from '../storage/files.ts';

/** Some 3,000 changes. A larger file becomes the earlier one, in place of the last: the log has two at most. */
const MAX_BYTES = 1_000_000;

/** `adjusted`: as a consequence of another entry's change. The last four were made by hand, and seen later. */
const KINDS = [
  'live',
  'canary',
  'canary ended',
  'preview',
  'rollback',
  'beside',
  'adjusted',
  'found',
  'edited',
  'damaged',
  'removed',
] as const;
export type Kind = (typeof KINDS)[number];

/** State of an entry after a change. */
const state = v.object({
  current: v.string(),
  previous: v.nullable(v.string()),
  canary: v.nullable(v.object({ build: v.string(), share: v.number() })),
});
export type State = v.InferOutput<typeof state>;

const loggedChange = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: v.string(),
  name: v.string(),
  kind: v.picklist(KINDS),
  /** Null without a valid entry. */
  state: v.nullable(state),
  why: v.optional(v.string()),
  /** Digest of the gate's record of the build that came. */
  gate: v.optional(v.string()),
  /** Digest of the entry, by which an edit is noticed. */
  digest: v.string(),
});
export type LoggedChange = v.InferOutput<typeof loggedChange>;

const line = v.pipe(v.string(), v.parseJson(), loggedChange);

/** Latest change of each entry. */
export const latestByName = (changes: readonly LoggedChange[]): Map<string, LoggedChange> =>
  new Map(changes.map((change) => [change.name, change]));

const textOf = (changes: readonly LoggedChange[]) => changes.map((change) => `${JSON.stringify(change)}\n`).join('');

/** Changes of a registry, in a file beside its entries to which lines are added. Shells do not read it. */
export class ChangeLog {
  readonly #file: string;
  readonly #earlier: string;

  /** @param registry folder of the registry. */
  constructor(registry: string) {
    this.#file = join(registry, 'log.jsonl');
    this.#earlier = join(registry, 'log.1.jsonl');
  }

  /** In chronological order, without damaged lines. */
  async read(): Promise<LoggedChange[]> {
    const texts = await Promise.all(
      [this.#earlier, this.#file].map((file) => readFile(file, 'utf8').catch(nullWhenMissing)),
    );
    return texts.flatMap((text) =>
      (text ?? '').split('\n').flatMap((each) => {
        const { success, output } = v.safeParse(line, each);
        return success ? [output] : [];
      }),
    );
  }

  /** Adds changes, under the registry's lock. */
  async append(changes: readonly LoggedChange[]): Promise<void> {
    if (changes.length === 0) return;
    const { size } = (await stat(this.#file).catch(nullWhenMissing)) ?? { size: 0 };
    if (size < MAX_BYTES) return appendFile(this.#file, textOf(changes));
    // The state of an entry that rarely changes must not be lost with an earlier file.
    const latest = [...latestByName(await this.read()).values()];
    await rename(this.#file, this.#earlier);
    await appendFile(this.#file, textOf([...latest, ...changes]));
  }
}
