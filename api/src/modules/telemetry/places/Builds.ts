import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { SHELL } from '@portal/shared/federation/apps';
import type { Frame } from './framesOf.ts';

/** A place in the source. */
export interface SourcePlace {
  /** From the repository on: `mf-about/src/history/HistoryPage.tsx`. */
  file: string;
  line: number;
  column: number;
  /** What is named there, where the build has given it another name. */
  name: string | null;
}

/** The largest takes 20 MB when it is read. */
const MAX_MAPS = 8;

/** Whoever runs the portal; no section's record says it. */
const OWNER_OF_SHELL = 'portal';

const APP_NAME = /^(shell|mf-[a-z0-9-]+)$/;
const BUILD_ID = /^\w[\w.-]*$/;
const owned = v.object({ owner: v.object({ team: v.string() }) });

/** `webpack://mf-about-TheBuildsId0/../shared/src/ui/Button.tsx` is in `shared`, `…/./src/Page.tsx` in the app. */
const sourceFile = (app: string, source: string) => join(app, source.replace(/^webpack:\/\/[^/]*\//, ''));

/** The builds of all apps, each with the source maps that no visitor gets: they stay as long as the build does. */
export class Builds {
  readonly #folder: string;
  readonly #maps = new LRUCache<string, TraceMap>({ max: MAX_MAPS });

  /** @param folder of an app's builds, with `*` in place of the app's name */
  constructor(folder: string) {
    this.#folder = folder;
  }

  async has(app: string, build: string): Promise<boolean> {
    return BUILD_ID.test(build) && (await this.#read(app, `builds/${build}.json`)) !== null;
  }

  /** The team that is responsible for an app; null when there is no build of it. */
  async ownerOf(app: string): Promise<string | null> {
    if (app === SHELL.name) return OWNER_OF_SHELL;
    const record = await this.#read(app, 'section.json');
    const parsed = v.safeParse(owned, record === null ? null : JSON.parse(record));
    return parsed.success ? parsed.output.owner.team : null;
  }

  /** Null where there is no source map, or nothing of ours stands there. */
  async sourceOf({ app, file, line, column }: Frame): Promise<SourcePlace | null> {
    if (line < 1 || column < 1) return null;
    const map = await this.#mapOf(app, file);
    if (!map) return null;
    const found = originalPositionFor(map, { line, column: column - 1 });
    if (found.source === null) return null;
    // As the build wrote it: as an address, which the library makes of it, it has no way out of its folder.
    const written = map.sources[map.resolvedSources.indexOf(found.source)] ?? found.source;
    return { file: sourceFile(app, written), line: found.line, column: found.column + 1, name: found.name };
  }

  async #mapOf(app: string, file: string): Promise<TraceMap | null> {
    const key = `${app}/${file}`;
    const known = this.#maps.get(key);
    if (known) return known;
    const text = await this.#read(app, `${file}.map`);
    if (text === null) return null;
    const map = new TraceMap(text);
    this.#maps.set(key, map);
    return map;
  }

  /** Anyone can send names: none leads out of the folder. */
  async #read(app: string, file: string): Promise<string | null> {
    if (!APP_NAME.test(app)) return null;
    return readFile(join(this.#folder.replace('*', app), file), 'utf8').catch(() => null);
  }
}
