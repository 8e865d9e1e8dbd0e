import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { SHELL } from '@portal/shared/federation/apps';
import type { Frame } from './framesOf.ts';

/** Position in the source. */
export interface SourcePlace {
  /** Path from the root of the repository: `mf-about/src/history/HistoryPage.tsx`. */
  file: string;
  line: number;
  column: number;
  /** Original name at the position, if the build has renamed it. */
  name: string | null;
}

/** Maximum cached maps: the largest one takes 20 MB in memory. */
const MAX_MAPS = 8;

/** Team that operates the portal; no section's record states it. */
const OWNER_OF_SHELL = 'portal';

const APP_NAME = /^(shell|mf-[a-z0-9-]+)$/;
const BUILD_ID = /^\w[\w.-]*$/;
const owned = v.object({ owner: v.object({ team: v.string() }) });

/** `webpack://mf-about-TheBuildsId0/../shared/src/ui/Button.tsx` is in `shared`, `…/./src/Page.tsx` in the app. */
const sourceFile = (app: string, source: string) => join(app, source.replace(/^webpack:\/\/[^/]*\//, ''));

/** Builds of all apps, with the source maps, which no visitor gets and which are stored as long as their builds. */
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

  /** Team responsible for an app; null if there is no build of it. */
  async ownerOf(app: string): Promise<string | null> {
    if (app === SHELL.name) return OWNER_OF_SHELL;
    const record = await this.#read(app, 'section.json');
    const parsed = v.safeParse(owned, record === null ? null : JSON.parse(record));
    return parsed.success ? parsed.output.owner.team : null;
  }

  /** Source position of a frame; null without a source map or if the map has no source for it. */
  async sourceOf({ app, file, line, column }: Frame): Promise<SourcePlace | null> {
    if (line < 1 || column < 1) return null;
    const map = await this.#mapOf(app, file);
    if (!map) return null;
    const found = originalPositionFor(map, { line, column: column - 1 });
    if (found.source === null) return null;
    // Path as the build wrote it: the library resolves it as a URL, which cannot lead out of its folder.
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

  /** Anyone can send names, so that none may lead out of the folder. */
  async #read(app: string, file: string): Promise<string | null> {
    if (!APP_NAME.test(app)) return null;
    return readFile(join(this.#folder.replace('*', app), file), 'utf8').catch(() => null);
  }
}
