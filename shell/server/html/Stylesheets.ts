import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { fitsIntoDocument } from '@portal/shared/federation/fitsIntoDocument';
import { integrityOf } from '@portal/shared/federation/integrity';
import { SHELL_NAME } from '@portal/shared/section/registry';
import { stylesOf, type PageFiles } from '../registry/pageFiles.ts';
import { COOLDOWN_MS } from '../rendering/CircuitBreaker.ts';

/** A larger one is linked: it would delay the text of every page that it is a part of. */
const MAX_BYTES = 100_000;
/** Of a few builds of some sections, each with one or two. */
const MAX_CACHED = 50;

interface Options {
  /** Folder of the shell's builds. */
  dist: string;
  /** Where a section's files are, as this server reaches them. */
  originOf(section: string): Promise<string | null>;
  /** How long a visitor waits for a stylesheet; then it is linked. */
  timeoutMs: number;
  report(problem: string): void;
}

/** The texts of the stylesheets that stand in the documents of rendered pages: a file of a build never changes. */
export class Stylesheets {
  readonly #options: Options;
  /** null: it is to be linked. */
  readonly #texts = new LRUCache<string, Promise<string | null>>({ max: MAX_CACHED });

  constructor(options: Options) {
    this.#options = options;
  }

  /** By file; without those that are to be linked. Takes no longer than the timeout; never throws. */
  async textsOf(builds: readonly PageFiles[]): Promise<ReadonlyMap<string, string>> {
    const wanted = builds.flatMap((build) => stylesOf(build).map((file) => ({ build, file })));
    const found = await Promise.all(
      wanted.map(async ({ build, file }) => ({ file, text: await this.#text(build, file) })),
    );
    return new Map(found.flatMap(({ file, text }) => (text === null ? [] : [[file, text]])));
  }

  #text(build: PageFiles, file: string): Promise<string | null> {
    const key = `${build.name} ${build.base}${file} ${build.integrity[file] ?? ''}`;
    const known = this.#texts.get(key);
    if (known) return known;
    const text = this.#read(build, file).catch((error: unknown) => {
      // It is asked for again after a while.
      this.#texts.set(key, Promise.resolve(null), { ttl: COOLDOWN_MS });
      this.#options.report(`${file} of ${build.name} is linked: ${String(error)}`);
      return null;
    });
    this.#texts.set(key, text);
    return text;
  }

  async #read(build: PageFiles, file: string): Promise<string | null> {
    const content = build.name === SHELL_NAME ? await this.#ownFile(file) : await this.#fetched(build, file);
    if (content.length > MAX_BYTES) return null;
    const text = content.toString();
    return fitsIntoDocument(text) ? text : null;
  }

  #ownFile(file: string): Promise<Buffer> {
    return readFile(join(this.#options.dist, 'assets', file));
  }

  async #fetched({ name, base, integrity }: PageFiles, file: string): Promise<Buffer> {
    const { originOf, timeoutMs } = this.#options;
    const place = base.startsWith('http') ? base : await originOf(name);
    if (!place) throw new Error('nobody knows where its files are');
    const response = await fetch(new URL(file, place), { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const content = Buffer.from(await response.arrayBuffer());
    if (integrityOf(content) !== integrity[file]) throw new Error('it is not what was registered');
    return content;
  }
}
