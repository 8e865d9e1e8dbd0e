import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { HomeFiles } from './preloads.ts';

/** What the shell's own build left: the page's template and the files of its home page. */
export interface ShellBuild {
  template: string;
  home: HomeFiles;
  /** Built for development: React takes part in hot reload. */
  development: boolean;
}

const chunkFiles = v.object({ scripts: v.array(v.string()), styles: v.array(v.string()) });
const shellFacts = v.object({ home: chunkFiles, development: v.optional(v.boolean(), false) });

/** Reads the build; again when it has been built anew, so that a development build shows on reload. */
export function readBuild(dist: string): () => ShellBuild {
  const template = join(dist, 'page.template');
  let seen = 0;
  let build: ShellBuild | null = null;
  return () => {
    const changed = statSync(template).mtimeMs;
    if (!build || changed !== seen) {
      seen = changed;
      const facts = v.parse(shellFacts, JSON.parse(readFileSync(join(dist, 'shell.json'), 'utf8')));
      build = { template: readFileSync(template, 'utf8'), ...facts };
    }
    return build;
  };
}
