import { readFileSync } from 'node:fs';
import type { Compiler } from 'webpack';
import { SHELL_BASE, SHELL_MANIFEST_FILE, SHELL_NAME, type ShellBuild } from '../../section/registry.ts';
import { CONTRACT_VERSION } from '../../section/routeModule.ts';
import { buildIdOf } from './buildId.ts';
import { filesOf } from './chunkFiles.ts';
import { namesOfImported, type NamesByModule } from './sharedNames.ts';

/** The shell's home page, by the name in its `import()`. */
const HOME_CHUNK = 'home';
/** What every page needs right after its first paint, and sections before theirs. */
const LATER_CHUNKS = ['http', 'federation'];

/**
 * Writes the page's template with the names of this build's files, for the server to complete with each visitor's
 * values, and `shell.json`: which build this is, and the files of the home page, which the server preloads for /main.
 */
export class ShellPagePlugin {
  readonly template: string;
  readonly #sharedModules: string;

  /** @param sharedModules the file that imports every module which the shell shares. */
  constructor(template: string, sharedModules: string) {
    this.template = template;
    this.#sharedModules = sharedModules;
  }

  apply(compiler: Compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('ShellPage', (compilation) => {
      compilation.fileDependencies.add(this.template);
      let exports: NamesByModule = {};
      // Before webpack makes one module of several.
      compilation.hooks.seal.tap('ShellPage', () => {
        exports = namesOfImported(compilation, this.#sharedModules);
      });
      compilation.hooks.processAssets.tap(
        { name: 'ShellPage', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const main = compilation.entrypoints.get('main');
          if (!main) return;
          const { scripts, styles } = filesOf(main);
          const page = readFileSync(this.template, 'utf8')
            .replace(
              '{{scripts}}',
              scripts
                .map(
                  (file) => `<script defer fetchpriority="high" src="${SHELL_BASE}${file}" nonce="{{nonce}}"></script>`,
                )
                .join('\n    '),
            )
            .replace(
              '{{later}}',
              LATER_CHUNKS.flatMap((name) => compilation.namedChunkGroups.get(name) ?? [])
                .flatMap((group) => filesOf(group).scripts)
                .map(
                  (file) =>
                    `<link rel="preload" as="script" fetchpriority="low" href="${SHELL_BASE}${file}" nonce="{{nonce}}">`,
                )
                .join('\n    '),
            )
            .replace(
              '{{styles}}',
              styles.map((file) => `<link rel="stylesheet" href="${SHELL_BASE}${file}">`).join('\n    '),
            );
          const development = compiler.options.mode === 'development';
          const home = compilation.namedChunkGroups.get(HOME_CHUNK);
          const id = buildIdOf(compilation);
          const build: ShellBuild = {
            name: SHELL_NAME,
            id,
            // A build to go back to keeps its template; a development build replaces it.
            template: development ? 'page.template' : `page.${id}.template`,
            home: home ? filesOf(home) : { scripts: [], styles: [] },
            // They come from the page's own server, and a preload that named it would not fit the request that follows.
            integrity: {},
            contractVersion: CONTRACT_VERSION,
            exports,
            development,
          };
          compilation.emitAsset(`../${build.template}`, new RawSource(page));
          compilation.emitAsset(`../${SHELL_MANIFEST_FILE}`, new RawSource(JSON.stringify(build, null, 2)));
        },
      );
    });
  }
}
