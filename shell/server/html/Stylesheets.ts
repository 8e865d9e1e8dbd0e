import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { stylesOf, type PageFiles } from '@portal/platform/server/registry/pageFiles';
import { COOLDOWN_MS } from '@portal/platform/server/rendering/CircuitBreaker';
import { fitsIntoDocument } from '@portal/shared/federation/fitsIntoDocument';
import { integrityOf } from '@portal/shared/federation/integrity';
import { SHELL_NAME } from '@portal/shared/section/registry';

/** A larger stylesheet is linked: inlined, it would delay the text of every page that uses it. */
const MAX_BYTES = 100_000;
/** Enough for a few builds of some sections with one or two stylesheets each. */
const MAX_CACHED = 50;

interface Options {
  /** Folder of the shell's builds. */
  dist: string;
  /** Origin of a section's files, as this server reaches them. */
  originOf(section: string): Promise<string | null>;
  /** Time that a visitor waits for a stylesheet before it is linked instead. */
  timeoutMs: number;
  report(problem: string): void;
}

/**
 * Texts of the stylesheets that are inlined in rendered pages. They never expire, since a file of a build never
 * changes.
 */
export class Stylesheets {
  readonly #options: Options;
  /** Null: linked instead of inlined. */
  readonly #texts = new LRUCache<string, Promise<string | null>>({ max: MAX_CACHED });

  constructor(options: Options) {
    this.#options = options;
  }

  /** Texts by file, without the stylesheets to be linked. Takes no longer than the timeout; never throws. */
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
      // Fetched again after the cooldown.
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
