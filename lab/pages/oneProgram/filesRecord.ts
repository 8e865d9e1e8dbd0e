import type { Compiler } from 'webpack';
import { filesOf } from '@portal/shared/federation/plugins/chunkFiles';
import { filesByPage } from '@portal/shared/federation/plugins/pageFiles';
import { PATHS } from '@portal/shared/section/paths';
import type { LoadedFiles } from '@portal/shared/section/registry';
import type { Section } from '@portal/shared/section/section';
import { ONE_PROGRAM_RECORD } from './locations.ts';

/** What the one program consists of. */
export interface ProgramFiles {
  /** What every page begins with. */
  first: LoadedFiles;
  /** What the first call asks for, on every page. */
  later: string[];
  /** What a page needs beside the first files, by its path. */
  pages: Record<string, LoadedFiles>;
}

const NO_FILES: LoadedFiles = { scripts: [], styles: [] };

/** Writes the record of the one program's files, by which its server says in each page what the browser shall fetch. */
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
