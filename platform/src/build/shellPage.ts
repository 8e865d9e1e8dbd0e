import { readFileSync } from 'node:fs';
import type { Compilation, Compiler } from 'webpack';
import { association } from '@portal/shared/association';
import { fitsIntoDocument } from '@portal/shared/federation/fitsIntoDocument';
import { buildIdOf } from '@portal/shared/federation/plugins/buildId';
import { filesOf } from '@portal/shared/federation/plugins/chunkFiles';
import { serverFileOf } from '@portal/shared/federation/plugins/serverBuild';
import { namesOfImported, type NamesByModule } from '@portal/shared/federation/plugins/sharedNames';
import { sharedVersions } from '@portal/shared/federation/sharedDependencies';
import { SHELL_BASE, SHELL_MANIFEST_FILE, SHELL_NAME, type ShellBuild } from '@portal/shared/section/registry';
import { CONTRACT_VERSION } from '@portal/shared/section/routeModule';

/** Chunk of the shell's home page, as named in its `import()`. */
const HOME_CHUNK = 'home';
/** Chunk of the page with search results. */
const SEARCH_CHUNK = 'search';
const HTTP_CHUNK = 'http';
const FEDERATION_CHUNK = 'federation';

/** Fills some placeholders of a template with lines; others are unchanged. */
const filled = (template: string, places: Readonly<Record<string, readonly string[]>>) =>
  template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => places[name]?.join('\n    ') ?? whole);

function inDocument(compilation: Compilation, file: string): string {
  const text = compilation.getAsset(file)?.source.source().toString() ?? '';
  if (!fitsIntoDocument(text)) throw new Error(`${file} cannot stand in a document: it names other files`);
  return `<style>${text}</style>`;
}

/**
 * Writes the template of the page with the names of this build's files, which the server completes for each visitor,
 * and `shell.json` with the build id and the files to preload for the shell's own pages, for calls and for sections.
 */
export class ShellPagePlugin {
  readonly template: string;
  readonly #waiting: string;
  readonly #sharedModules: string;

  /**
   * @param waiting file with the content shown until the browser has rendered a page.
   * @param sharedModules file that imports every module shared by the shell.
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
      // Before webpack concatenates modules.
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
          // `data-start`: the document requests these again if they fail to load (`startAgainScript.ts`).
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
            // Each production build has its own template, for rollbacks; a development build replaces it.
            template: development ? 'page.template' : `page.${id}.template`,
            home: filesNamed(HOME_CHUNK) ?? { scripts: [], styles: [] },
            ...(search && { search }),
            ...(http && { http }),
            ...(federation && { federation }),
            // The files come from the page's own server, and a preload with integrity would not match the request that
            // follows.
            integrity: {},
            contractVersion: CONTRACT_VERSION,
            versions: sharedVersions(),
            exports,
            development,
            ...(server && { server: { ...server, template: `rendered.${id}.template` } }),
          };
          // A page rendered in the browser loads its styles last: until then it shows a loading state. They are inside
          // an element, because an open dialog sets aria-hidden on its siblings, which a link may not have.
          const empty = {
            scripts: withScripts('defer fetchpriority="high"'),
            pageStyles: [],
            early: [],
            rendered: [],
            content: [waiting],
            styles: ['<div hidden>', ...linked, '</div>'],
          };
          compilation.emitAsset(`../${build.template}`, new RawSource(filled(page, empty)));
          // A rendered page must not appear without its styles, and inlining them is fastest. Its scripts have low
          // priority, because it is readable without them.
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
