import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../root.ts';

const FILE = join(ROOT, '.cache/results/executed.json');

const schema = v.object({
  files: v.array(v.string()),
  /** Indices of `files` by suite. */
  suites: v.record(v.string(), v.array(v.number())),
});

/** The map from suites of units to the files in which they executed a function, from their last passing runs. */
export class ExecutedFiles {
  readonly #file: string;
  readonly #suites: Map<string, readonly string[]>;

  constructor(file = FILE) {
    this.#file = file;
    const { files, suites } = existsSync(file)
      ? v.parse(schema, JSON.parse(readFileSync(file, 'utf8')))
      : { files: [], suites: {} };
    const named = Object.entries(suites).map(
      ([suite, indices]) => [suite, indices.map((index) => files[index] ?? '')] as const,
    );
    this.#suites = new Map(named);
  }

  get isEmpty(): boolean {
    return this.#suites.size === 0;
  }

  set(suite: string, files: readonly string[]): void {
    this.#suites.set(suite, files);
  }

  /** Suites that executed the file, those with the fewest other files first: they are about it. */
  suitesOf(file: string): string[] {
    return [...this.#suites]
      .filter(([, files]) => files.includes(file))
      .sort(([, one], [, other]) => one.length - other.length)
      .map(([suite]) => suite);
  }

  save(): void {
    const files = [...new Set([...this.#suites.values()].flat())].sort();
    const index = new Map(files.map((file, position) => [file, position]));
    const suites = Object.fromEntries(
      [...this.#suites].map(([suite, own]) => [suite, own.map((file) => index.get(file) ?? 0)]),
    );
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify({ files, suites }));
  }
}
