import { readFileSync } from 'node:fs';
import type { Compiler } from 'webpack';
import { filesOf } from './chunkFiles.ts';

/** The shell's home page, by the name in its `import()`. */
const HOME_CHUNK = 'home';
const BASE = '/assets/';

/**
 * Writes the page's template with the names of this build's files, for the server to complete with each visitor's
 * values, and `shell.json`: the files of the home page, which the server preloads for /main.
 */
export class ShellPagePlugin {
  readonly template: string;

  constructor(template: string) {
    this.template = template;
  }

  apply(compiler: Compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('ShellPage', (compilation) => {
      compilation.fileDependencies.add(this.template);
      compilation.hooks.processAssets.tap(
        { name: 'ShellPage', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const main = compilation.entrypoints.get('main');
          if (!main) return;
          const { scripts, styles } = filesOf(main);
          const page = readFileSync(this.template, 'utf8')
            .replace(
              '{{scripts}}',
              scripts.map((file) => `<script defer src="${BASE}${file}" nonce="{{nonce}}"></script>`).join('\n    '),
            )
            .replace(
              '{{styles}}',
              styles.map((file) => `<link rel="stylesheet" href="${BASE}${file}">`).join('\n    '),
            );
          const home = compilation.namedChunkGroups.get(HOME_CHUNK);
          compilation.emitAsset('../page.template', new RawSource(page));
          compilation.emitAsset(
            '../shell.json',
            new RawSource(
              JSON.stringify({
                development: compiler.options.mode === 'development',
                home: home ? filesOf(home) : { scripts: [], styles: [] },
              }),
            ),
          );
        },
      );
    });
  }
}
