import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Compiler } from 'webpack';
import { SECTION_MANIFEST_FILE, type SectionBuild, type SectionEntry } from '../../section/registry.ts';

/**
 * Puts each build of a development server live in a registry of its own, so that a new row of the section's table is
 * known to the portal at once. Nothing is written beside the section's production builds.
 */
export class DevelopmentEntryPlugin {
  readonly #file: string;

  /** @param file of the section's entry in the registry. */
  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Compiler) {
    let record: string | null = null;
    // The compilation drops the sources of its files when it has written them.
    compiler.hooks.emit.tap('DevelopmentEntry', (compilation) => {
      record = compilation.getAsset(SECTION_MANIFEST_FILE)?.source.source().toString() ?? null;
    });
    compiler.hooks.done.tap('DevelopmentEntry', (stats) => {
      if (record === null || stats.hasErrors()) return;
      const current = JSON.parse(record) as SectionBuild;
      const entry: SectionEntry = { name: current.name, current, previous: null, canary: null };
      mkdirSync(dirname(this.#file), { recursive: true });
      // A reader sees the old entry or the new one, never a part.
      writeFileSync(`${this.#file}.new`, JSON.stringify(entry));
      renameSync(`${this.#file}.new`, this.#file);
    });
  }
}
