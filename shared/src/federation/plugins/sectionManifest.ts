import * as v from 'valibot';
import type { Compiler } from 'webpack';
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

interface Options {
  section: Section;
  folder: string;
  /** Name of the container and of its entry chunk. */
  container: string;
}

/** Writes `section.json` with every build: the section's declaration and the files of this build. */
export class SectionManifestPlugin {
  readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  apply(compiler: Compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('SectionManifest', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'SectionManifest', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const { section, folder, container } = this.options;
          const entry = [...(compilation.entrypoints.get(container)?.getEntrypointChunk().files ?? [])].find((file) =>
            file.endsWith('.js'),
          );
          if (!entry) return;
          const development = compiler.options.mode === 'development';
          const server = serverFileOf(compilation);
          const build: v.InferInput<typeof sectionBuild> = {
            ...v.parse(sectionInfo, sectionInfoOf(section)),
            id: buildIdOf(compilation),
            base: `/remotes/${section.name}/`,
            entry,
            // Files of a development build change under the same names.
            integrity: development ? {} : integrityByFile(compilation),
            contractVersion: CONTRACT_VERSION,
            builtAgainst: sharedVersions(),
            imports: importedNames(compilation),
            files: filesByPage(compilation, section, folder),
            ...(server && { server }),
          };
          compilation.emitAsset(SECTION_MANIFEST_FILE, new RawSource(JSON.stringify(build, null, 2)));
        },
      );
    });
  }
}
