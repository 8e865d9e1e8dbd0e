import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import type { Compilation, Compiler } from 'webpack';
import {
  SECTION_MANIFEST_FILE,
  type LoadedFiles,
  type sectionBuild,
  type SectionInfo,
} from '../../section/registry.ts';
import { CONTRACT_VERSION } from '../../section/routeModule.ts';
import { integrityByFile } from '../integrity.ts';
import { sharedVersions } from '../sharedDependencies.ts';
import { buildIdOf } from './buildId.ts';
import { filesOf } from './chunkFiles.ts';
import { pageRoutes, withoutExtension } from './pageRoutes.ts';
import { importedNames } from './sharedNames.ts';

/** The module every section exposes. */
export const EXPOSED_ROUTES = './routes';

interface Options {
  section: SectionInfo;
  folder: string;
  /** The container's name, which is also that of its entry chunk. */
  container: string;
}

const without = (page: LoadedFiles, common: LoadedFiles): LoadedFiles => ({
  scripts: page.scripts.filter((file) => !common.scripts.includes(file)),
  styles: page.styles.filter((file) => !common.styles.includes(file)),
});

/** Files by page path, `*` for what every page of the section needs beside the entry. */
function filesByPage(compilation: Compilation, folder: string): Record<string, LoadedFiles> {
  const groups = [...compilation.chunkGroups];
  const exposed = groups.find((group) => group.name === '__federation_expose_routes');
  const common = exposed ? filesOf(exposed) : { scripts: [], styles: [] };
  const files: Record<string, LoadedFiles> = { '*': common };
  for (const { path, request } of pageRoutes(readFileSync(join(folder, 'src/routes.tsx'), 'utf8'))) {
    const group = groups.find((candidate) =>
      candidate.origins.some(
        (origin) => typeof origin.request === 'string' && withoutExtension(origin.request) === request,
      ),
    );
    if (group) files[path] = without(filesOf(group), common);
  }
  return files;
}

/** Writes `section.json` with every build: what the section declares, and the files of this build. */
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
          const build: v.InferInput<typeof sectionBuild> = {
            ...section,
            id: buildIdOf(compilation),
            base: `/remotes/${section.name}/`,
            entry,
            // A development build changes under its name.
            integrity: development ? {} : integrityByFile(compilation),
            contractVersion: CONTRACT_VERSION,
            builtAgainst: sharedVersions(),
            imports: importedNames(compilation),
            files: filesByPage(compilation, folder),
          };
          const notPreloaded = section.pages.filter(({ path }) => !build.files[path]).map(({ path }) => path);
          if (notPreloaded.length > 0 && !development) {
            compilation.warnings.push(
              new compiler.webpack.WebpackError(`${section.name}: no page is preloaded for ${notPreloaded.join(', ')}`),
            );
          }
          compilation.emitAsset(SECTION_MANIFEST_FILE, new RawSource(JSON.stringify(build, null, 2)));
        },
      );
    });
  }
}
