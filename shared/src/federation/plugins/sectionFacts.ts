import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import type { SectionBuild, SectionStatics } from '../../section/registry.ts';
import { CONTRACT_VERSION } from '../../section/routeModule.ts';
import { sharedVersions } from '../sharedDependencies.ts';
import { filesOf, type ChunkFiles } from './chunkFiles.ts';
import { pageRoutes, withoutExtension } from './pageRoutes.ts';

/** What a section's build says of itself in `dist/section.json`: what it is, and which files it consists of. */
export type SectionFacts = SectionStatics & { build: SectionBuild };

export const MANIFEST_FILE = 'mf-manifest.json';
export const FACTS_FILE = 'section.json';
/** The module every section exposes. */
export const EXPOSED_ROUTES = './routes';

interface Options {
  section: SectionStatics;
  folder: string;
  /** The container's name, which is also that of its entry chunk. */
  container: string;
}

const without = (page: ChunkFiles, common: ChunkFiles): ChunkFiles => ({
  scripts: page.scripts.filter((file) => !common.scripts.includes(file)),
  styles: page.styles.filter((file) => !common.styles.includes(file)),
});

/** Files by page path, `*` for what every page of the section needs beside the entry. */
function filesByPage(compilation: Compilation, folder: string): Record<string, ChunkFiles> {
  const groups = [...compilation.chunkGroups];
  const exposed = groups.find((group) => group.name === '__federation_expose_routes');
  const common = exposed ? filesOf(exposed) : { scripts: [], styles: [] };
  const files: Record<string, ChunkFiles> = { '*': common };
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

/** Writes `section.json` with every build, and keeps a manifest under the build's own name for rolling back. */
export class SectionFactsPlugin {
  readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  apply(compiler: Compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('SectionFacts', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'SectionFacts', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const { section, folder, container } = this.options;
          const entry = [...(compilation.entrypoints.get(container)?.getEntrypointChunk().files ?? [])].find((file) =>
            file.endsWith('.js'),
          );
          const source = entry && compilation.getAsset(entry)?.source.buffer();
          if (!entry || !source) return;
          const id = createHash('sha256')
            .update(compilation.hash ?? '')
            .update(source)
            .digest('hex')
            .slice(0, 12);
          const development = compiler.options.mode === 'development';
          const manifest = compilation.getAsset(MANIFEST_FILE);
          const manifestOfBuild = development || !manifest ? MANIFEST_FILE : `mf-manifest.${id}.json`;
          if (manifest && manifestOfBuild !== MANIFEST_FILE) compilation.emitAsset(manifestOfBuild, manifest.source);

          const build: SectionBuild = {
            id,
            base: `/remotes/${section.name}/`,
            manifest: manifestOfBuild,
            entry,
            // A development build changes under its name.
            integrity: development ? '' : `sha384-${createHash('sha384').update(source).digest('base64')}`,
            contractVersion: CONTRACT_VERSION,
            builtAgainst: sharedVersions(),
            files: filesByPage(compilation, folder),
          };
          const facts: SectionFacts = { ...section, build };
          const unfound = section.pages.filter(({ path }) => !build.files[path]).map(({ path }) => path);
          if (unfound.length > 0 && !development) {
            compilation.warnings.push(
              new compiler.webpack.WebpackError(`${section.name}: no page is preloaded for ${unfound.join(', ')}`),
            );
          }
          compilation.emitAsset(FACTS_FILE, new RawSource(JSON.stringify(facts, null, 2)));
        },
      );
    });
  }
}
