import { readFileSync } from 'node:fs';
import type { Compiler } from 'webpack';
import { association } from '../../association/index.ts';
import { SHELL_BASE, SHELL_MANIFEST_FILE, SHELL_NAME, type ShellBuild } from '../../section/registry.ts';
import { CONTRACT_VERSION } from '../../section/routeModule.ts';
import { buildIdOf } from './buildId.ts';
import { filesOf } from './chunkFiles.ts';
import { serverFileOf } from './serverBuild.ts';
import { namesOfImported, type NamesByModule } from './sharedNames.ts';

/** The shell's home page, by the name in its `import()`. */
const HOME_CHUNK = 'home';
/** The page with what the search has found. */
const SEARCH_CHUNK = 'search';
/** What every page needs right after its first paint, and sections before theirs. */
const LATER_CHUNKS = ['http', 'federation'];

/** A template with these of its places filled, each with its lines; others are left as they are. */
const filled = (template: string, places: Readonly<Record<string, readonly string[]>>) =>
  template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => places[name]?.join('\n    ') ?? whole);

/**
 * Writes the page's template with the names of this build's files, for the server to complete with each visitor's
 * values, and `shell.json`: which build this is, and the files of the home page, which the server preloads for /main.
 */
export class ShellPagePlugin {
  readonly template: string;
  readonly #waiting: string;
  readonly #sharedModules: string;

  /**
   * @param waiting the file with what is shown until the browser has rendered a page.
   * @param sharedModules the file that imports every module which the shell shares.
   */
  constructor(template: string, waiting: string, sharedModules: string) {
    this.template = template;
    this.#waiting = waiting;
    this.#sharedModules = sharedModules;
  }

  apply(compiler: Compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('ShellPage', (compilation) => {
      compilation.fileDependencies.add(this.template);
      compilation.fileDependencies.add(this.#waiting);
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
          const page = filled(readFileSync(this.template, 'utf8'), {
            later: LATER_CHUNKS.flatMap((name) => compilation.namedChunkGroups.get(name) ?? [])
              .flatMap((group) => filesOf(group).scripts)
              .map(
                (file) =>
                  `<link rel="preload" as="script" fetchpriority="low" href="${SHELL_BASE}${file}" nonce="{{nonce}}">`,
              ),
          });
          // `data-start`: the document asks again for these when they do not come (`startAgainScript.ts` of the shell).
          const withScripts = (attributes: string) =>
            scripts.map(
              (file) => `<script ${attributes} data-start src="${SHELL_BASE}${file}" nonce="{{nonce}}"></script>`,
            );
          const stylesheets = styles.map((file) => `<link rel="stylesheet" href="${SHELL_BASE}${file}">`);
          const waiting = filled(readFileSync(this.#waiting, 'utf8').trim(), {
            association: [association.name],
            phone: [association.phone],
          });
          const server = serverFileOf(compilation);
          const development = compiler.options.mode === 'development';
          const home = compilation.namedChunkGroups.get(HOME_CHUNK);
          const search = compilation.namedChunkGroups.get(SEARCH_CHUNK);
          const id = buildIdOf(compilation);
          const build: ShellBuild = {
            name: SHELL_NAME,
            id,
            // A build to go back to keeps its template; a development build replaces it.
            template: development ? 'page.template' : `page.${id}.template`,
            home: home ? filesOf(home) : { scripts: [], styles: [] },
            ...(search && { search: filesOf(search) }),
            // They come from the page's own server, and a preload that named it would not fit the request that follows.
            integrity: {},
            contractVersion: CONTRACT_VERSION,
            exports,
            development,
            ...(server && { server: { ...server, template: `rendered.${id}.template` } }),
          };
          // A page that is rendered in the browser gets its styles last: until then it shows that it is on its way.
          // They stand in an element: an open dialog gives all beside it aria-hidden, which no link may have.
          const empty = {
            scripts: withScripts('defer fetchpriority="high"'),
            pageStyles: [],
            early: [],
            rendered: [],
            content: [waiting],
            styles: ['<div hidden>', ...stylesheets, '</div>'],
          };
          compilation.emitAsset(`../${build.template}`, new RawSource(filled(page, empty)));
          // A rendered page must not be seen without its styles, and is to be read before the scripts have come: they
          // take what the line has left.
          if (build.server) {
            const text = filled(page, {
              scripts: withScripts('defer'),
              pageStyles: [...stylesheets, '{{pageStyles}}'],
              styles: [],
            });
            compilation.emitAsset(`../${build.server.template}`, new RawSource(text));
          }
          compilation.emitAsset(`../${SHELL_MANIFEST_FILE}`, new RawSource(JSON.stringify(build, null, 2)));
        },
      );
    });
  }
}
