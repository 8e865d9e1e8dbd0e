import type { Compiler } from 'webpack';
import { filesOf } from '@portal/shared/federation/plugins/chunkFiles';
import { filesByPage } from '@portal/shared/federation/plugins/pageFiles';
import { PATHS } from '@portal/shared/section/paths';
import type { LoadedFiles } from '@portal/shared/section/registry';
import type { Section } from '@portal/shared/section/section';
import { ONE_PROGRAM_RECORD } from './locations.ts';

/** Files of the single program. */
export interface ProgramFiles {
  /** Files at the start of every page. */
  first: LoadedFiles;
  /** Files of the first dynamic import, on every page. */
  later: string[];
  /** Files of a page in addition to the first ones, by path. */
  pages: Record<string, LoadedFiles>;
}

const NO_FILES: LoadedFiles = { scripts: [], styles: [] };

/** Writes the record of the single program's files, which its server uses for the preloads of each page. */
export class FilesRecordPlugin {
  readonly #sections: readonly { section: Section; folder: string }[];

  constructor(sections: readonly { section: Section; folder: string }[]) {
    this.#sections = sections;
  }

  apply(compiler: Compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('FilesRecord', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FilesRecord', stage }, () => {
        const filesOfChunk = (name: string) => {
          const group = compilation.namedChunkGroups.get(name);
          return group ? filesOf(group) : NO_FILES;
        };
        const record: ProgramFiles = {
          first: filesOfChunk('main'),
          later: filesOfChunk('http').scripts,
          pages: Object.assign(
            { [PATHS.home]: filesOfChunk('home') },
            ...this.#sections.map(({ section, folder }) => filesByPage(compilation, section, folder)),
          ) as Record<string, LoadedFiles>,
        };
        compilation.emitAsset(ONE_PROGRAM_RECORD, new RawSource(JSON.stringify(record, null, 2)));
      });
    });
  }
}
