import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@portal/shared/section/registry';
import { emptyRegistry, readSectionManifest, withBuild } from './changes.ts';
import { readRegistryFile } from './registryFile.ts';

interface RegistryLocations {
  registryFile: string;
  /** Where `<section>/dist/section.json` are looked for when there is no registry file. */
  repository: string;
  sections: readonly string[];
}

const changedAt = (file: string) =>
  stat(file).then(
    ({ mtimeMs, size }) => `${mtimeMs}/${size}`,
    () => '-',
  );

/**
 * The registry as it is now. The file is read again when it has changed, so that changing it is a deployment; a
 * file that cannot be read or is not a registry leaves the last good copy in place. Without a file the registry
 * is what the sections' builds beside this one say of themselves.
 */
export class RegistrySource {
  readonly locations: RegistryLocations;
  readonly report: (problem: string) => void;
  #good: Registry = emptyRegistry;
  #seen = '';

  constructor(places: RegistryLocations, report: (problem: string) => void) {
    this.locations = places;
    this.report = report;
  }

  async read(): Promise<Registry> {
    const { registryFile } = this.locations;
    const files = [registryFile, ...this.#factsFiles()];
    const seen = (await Promise.all(files.map(changedAt))).join(' ');
    if (seen === this.#seen) return this.#good;
    this.#seen = seen;
    try {
      this.#good = (await readRegistryFile(registryFile)) ?? (await this.#compose());
    } catch (error) {
      this.report(`the registry ${registryFile} cannot be used, the last good copy stays: ${String(error)}`);
    }
    return this.#good;
  }

  #factsFiles(): string[] {
    return this.locations.sections.map((name) => join(this.locations.repository, name, 'dist/section.json'));
  }

  async #compose(): Promise<Registry> {
    let composed = emptyRegistry;
    for (const file of this.#factsFiles()) {
      try {
        composed = withBuild(composed, await readSectionManifest(file));
      } catch (error) {
        this.report(`${file} is not in the registry: ${String(error)}`);
      }
    }
    return composed;
  }
}
