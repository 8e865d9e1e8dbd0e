import { readFileSync } from 'node:fs';
import type { Compilation, Compiler } from 'webpack';
import { association } from '../../association/index.ts';
import { SHELL_BASE, SHELL_MANIFEST_FILE, SHELL_NAME, type ShellBuild } from '../../section/registry.ts';
import { CONTRACT_VERSION } from '../../section/routeModule.ts';
import { fitsIntoDocument } from '../base/fitsIntoDocument.ts';
import { sharedVersions } from '../base/sharedDependencies.ts';
import { buildIdOf } from './buildId.ts';
import { filesOf } from './chunkFiles.ts';
import { serverFileOf } from './serverBuild.ts';
import { namesOfImported, type NamesByModule } from './sharedNames.ts';

/** The shell's home page, by the name in its `import()`. */
const HOME_CHUNK = 'home';
/** The page with what the search has found. */
const SEARCH_CHUNK = 'search';
const HTTP_CHUNK = 'http';
const FEDERATION_CHUNK = 'federation';

/** A template with these of its places filled, each with its lines; others are left as they are. */
const filled = (template: string, places: Readonly<Record<string, readonly string[]>>) =>
  template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => places[name]?.join('\n    ') ?? whole);

function inDocument(compilation: Compilation, file: string): string {
  const text = compilation.getAsset(file)?.source.source().toString() ?? '';
  if (!fitsIntoDocument(text)) throw new Error(`${file} cannot stand in a document: it names other files`);
  return `<style>${text}</style>`;
}

/**
 * Writes the page's template with the names of this build's files, for the server to complete with each visitor's
 * values, and `shell.json`: which build this is, and the files that the server preloads: of the shell's own pages, of
 * calls, of sections.
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
          const page = readFileSync(this.template, 'utf8');
          // `data-start`: the document asks again for these when they do not come (`startAgainScript.ts` of the shell).
          const withScripts = (attributes: string) =>
            scripts.map((file) => `<script ${attributes} data-start src="${SHELL_BASE}${file}"></script>`);
          const linked = styles.map((file) => `<link rel="stylesheet" href="${SHELL_BASE}${file}">`);
          const waiting = filled(readFileSync(this.#waiting, 'utf8').trim(), {
            association: [association.name],
            phone: [association.phone],
          });
          const server = serverFileOf(compilation);
          const development = compiler.options.mode === 'development';
          const filesNamed = (chunk: string) => {
            const group = compilation.namedChunkGroups.get(chunk);
            return group && filesOf(group);
          };
          const search = filesNamed(SEARCH_CHUNK);
          const http = filesNamed(HTTP_CHUNK);
          const federation = filesNamed(FEDERATION_CHUNK);
          const id = buildIdOf(compilation);
          const build: ShellBuild = {
            name: SHELL_NAME,
            id,
            // A build to go back to keeps its template; a development build replaces it.
            template: development ? 'page.template' : `page.${id}.template`,
            home: filesNamed(HOME_CHUNK) ?? { scripts: [], styles: [] },
            ...(search && { search }),
            ...(http && { http }),
            ...(federation && { federation }),
            // They come from the page's own server, and a preload that named it would not fit the request that follows.
            integrity: {},
            contractVersion: CONTRACT_VERSION,
            versions: sharedVersions(),
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
            styles: ['<div hidden>', ...linked, '</div>'],
          };
          compilation.emitAsset(`../${build.template}`, new RawSource(filled(page, empty)));
          // A rendered page must not be seen without its styles, which it waits for least when they are part of it. It
          // is to be read before the scripts have come: they take what the line has left.
          if (build.server) {
            const inlined = styles.map((file) => inDocument(compilation, file));
            const text = filled(page, {
              scripts: withScripts('defer'),
              pageStyles: [...inlined, '{{pageStyles}}'],
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
