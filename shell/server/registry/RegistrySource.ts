import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SECTION_MANIFEST_FILE, type Registry } from '@portal/shared/section/registry';
import { emptyRegistry, withBuild } from './changes.ts';
import { readRegistryFile } from './registryFile.ts';
import { readSectionManifest } from './sectionManifest.ts';

interface RegistryLocations {
  registryFile: string;
  /** Contains the manifests `<section>/dist/section.json`, which are used when there is no registry file. */
  repository: string;
  sections: readonly string[];
}

/** Changes whenever the file does; the same for every missing file. */
const versionOf = (file: string) =>
  stat(file).then(
    ({ mtimeMs, size }) => `${mtimeMs}/${size}`,
    () => '-',
  );

/**
 * The registry as it is now. The file is read again when it has changed, so that changing it is a deployment. A file
 * that cannot be read or is not a registry leaves the last valid copy in use. Without a file the registry is composed
 * of the builds in this repository.
 */
export class RegistrySource {
  readonly #locations: RegistryLocations;
  readonly #report: (problem: string) => void;
  #registry: Registry = emptyRegistry;
  #versions = '';

  constructor(locations: RegistryLocations, report: (problem: string) => void) {
    this.#locations = locations;
    this.#report = report;
  }

  async read(): Promise<Registry> {
    const { registryFile } = this.#locations;
    const files = [registryFile, ...this.#manifestFiles()];
    const versions = (await Promise.all(files.map(versionOf))).join(' ');
    if (versions === this.#versions) return this.#registry;
    this.#versions = versions;
    try {
      this.#registry = (await readRegistryFile(registryFile)) ?? (await this.#compose());
    } catch (error) {
      this.#report(`the registry ${registryFile} cannot be used, the last good copy stays: ${String(error)}`);
    }
    return this.#registry;
  }

  #manifestFiles(): string[] {
    const { repository, sections } = this.#locations;
    return sections.map((name) => join(repository, name, 'dist', SECTION_MANIFEST_FILE));
  }

  async #compose(): Promise<Registry> {
    let composed = emptyRegistry;
    for (const file of this.#manifestFiles()) {
      try {
        composed = withBuild(composed, await readSectionManifest(file));
      } catch (error) {
        this.#report(`${file} is not in the registry: ${String(error)}`);
      }
    }
    return composed;
  }
}
