import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { Compilation, Compiler } from 'webpack';
import { SECTION_MANIFEST_FILE, sectionInfo, type sectionBuild } from '../../section/registry.ts';
import { CONTRACT_VERSION } from '../../section/routeModule.ts';
import type { Section } from '../../section/section.ts';
import { sectionInfoOf } from '../../section/sectionInfoOf.ts';
import { integrityByFile } from '../base/integrity.ts';
import { sharedVersions } from '../base/sharedDependencies.ts';
import { buildIdOf } from './buildId.ts';
import { filesByPage } from './pageFiles.ts';
import { serverFileOf } from './serverBuild.ts';
import { importedNames } from './sharedNames.ts';

/** Module exposed by every section. */
export const EXPOSED_ROUTES = './routes';

/** The table of a section as it is on disk now; Node keeps a module that it has read under the same address. */
async function readAgain(table: string): Promise<Section> {
  const { section } = (await import(`${pathToFileURL(table).href}?read=${Date.now()}`)) as { section: Section };
  return section;
}

/** File that Module Federation writes beside its manifest. */
const FEDERATION_STATS_FILE = 'mf-stats.json';

interface Options {
  section: Section;
  folder: string;
  /** Name of the container and of its entry chunk. */
  container: string;
}

/** Writes `section.json` with every build: the section's declaration and the files of this build. */
export class SectionManifestPlugin {
  readonly options: Options;
  #section: Section;

  constructor(options: Options) {
    this.options = options;
    this.#section = options.section;
  }

  apply(compiler: Compiler) {
    const { RawSource } = compiler.webpack.sources;
    const table = join(this.options.folder, 'src/section.ts');
    // The configuration has the section as it was when the development server started.
    compiler.hooks.watchRun.tapPromise('SectionManifest', async ({ modifiedFiles }) => {
      if (modifiedFiles?.has(table)) this.#section = await readAgain(table).catch(() => this.#section);
    });
    compiler.hooks.thisCompilation.tap('SectionManifest', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'SectionManifest', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          try {
            const build = this.#buildOf(compilation);
            // Names the section's sources, which are not public.
            compilation.deleteAsset(FEDERATION_STATS_FILE);
            if (build) compilation.emitAsset(SECTION_MANIFEST_FILE, new RawSource(JSON.stringify(build, null, 2)));
          } catch (error) {
            compilation.errors.push(new compiler.webpack.WebpackError((error as Error).message));
          }
        },
      );
    });
  }

  /** Null without an entry. @throws if the section's table contradicts itself. */
  #buildOf(compilation: Compilation): v.InferInput<typeof sectionBuild> | null {
    const { folder, container } = this.options;
    const section = this.#section;
    const entry = [...(compilation.entrypoints.get(container)?.getEntrypointChunk().files ?? [])].find((file) =>
      file.endsWith('.js'),
    );
    if (!entry) return null;
    const server = serverFileOf(compilation);
    return {
      ...v.parse(sectionInfo, sectionInfoOf(section)),
      id: buildIdOf(compilation),
      base: `/remotes/${section.name}/`,
      entry,
      // Files of a development build change under the same names.
      integrity: compilation.compiler.options.mode === 'development' ? {} : integrityByFile(compilation),
      contractVersion: CONTRACT_VERSION,
      builtAgainst: sharedVersions(),
      imports: importedNames(compilation),
      files: filesByPage(compilation, section, folder),
      ...(server && { server }),
    };
  }
}
