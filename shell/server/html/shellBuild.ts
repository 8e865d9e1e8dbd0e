import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { HomeFiles } from './preloads.ts';

/** What the shell's own build wrote: the page's template and the files of its home page. */
export interface ShellBuild {
  template: string;
  home: HomeFiles;
  /** Built for development: React takes part in hot reload. */
  development: boolean;
}

const homeFiles = v.object({ scripts: v.array(v.string()), styles: v.array(v.string()) });
/** `dist/shell.json`. */
const shellManifest = v.object({ home: homeFiles, development: v.optional(v.boolean(), false) });

/**
 * Returns a function that gives the build, and reads it again when it has changed: a reload shows a new development
 * build.
 */
export function readShellBuild(dist: string): () => ShellBuild {
  const templateFile = join(dist, 'page.template');
  let readAt = 0;
  let build: ShellBuild | null = null;
  return () => {
    const changedAt = statSync(templateFile).mtimeMs;
    if (!build || changedAt !== readAt) {
      readAt = changedAt;
      const manifest = v.parse(shellManifest, JSON.parse(readFileSync(join(dist, 'shell.json'), 'utf8')));
      build = { template: readFileSync(templateFile, 'utf8'), ...manifest };
    }
    return build;
  };
}
