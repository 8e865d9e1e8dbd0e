import { join } from 'node:path';
import type { ChunkGraph, Module } from 'webpack';
import type { CacheGroups } from './baseConfig.ts';
import type { InsetImports } from './insetImports.ts';
import { ROUTES_CHUNK } from './plugins/pageFiles.ts';

/**
 * Share of a section's pages that makes code common. At 0.6, five pages of mf-manager would load 5 to 8 KB more for 2
 * KB less of a visit.
 */
const MIN_SHARE = 0.7;

/**
 * Source bytes from which code of three pages or more is a file of its own. A page then loads 0 to 3 KB more, and all
 * pages of a section 20 to 36 % less; at 5000, a page would take up to twelve further requests.
 */
const MIN_SIZE = 12_000;

/**
 * Cache groups of `splitChunks` for code of several pages:
 * - Code needed by every page is part of the chunk of the section's routes: a separate file would cost each page a
 *   request.
 * - The portal's own code needed by most pages is one file, if it is worth a request: the next pages of a visit have
 *   it. Packages stay out: form and dialog are larger than what the pages without them can carry.
 * @param folder of the section: its `src/section.ts` imports the pages.
 * @param insets need less than pages: they load the routes' chunk, and have all other code in their own.
 */
export function codeOfPages(folder: string, insets: InsetImports): CacheGroups {
  const table = join(folder, 'src/section.ts');
  const tableThatLeadsTo = (module: Module, chunkGraph: ChunkGraph) =>
    [...chunkGraph.getModuleChunksIterable(module)]
      .flatMap((chunk) => [...chunk.groupsIterable])
      .flatMap((group) => group.origins)
      .find((origin) => origin.module?.nameForCondition() === table)?.module;

  /** Share of the pages that need a module; 0 for a section with one page. */
  function shareOfPages(module: Module, chunkGraph: ChunkGraph): number {
    const pages = tableThatLeadsTo(module, chunkGraph)
      ?.blocks.filter((block) => !insets.isImport(block))
      .map((block) => chunkGraph.getBlockChunkGroup(block));
    if (!pages || pages.length < 2) return 0;
    return pages.filter((page) => page && chunkGraph.isModuleInChunkGroup(module, page)).length / pages.length;
  }

  return {
    routes: {
      name: ROUTES_CHUNK,
      type: /^javascript/,
      enforce: true,
      priority: 2,
      chunks: 'async',
      test: (module, { chunkGraph }) => shareOfPages(module, chunkGraph) === 1,
    },
    mostPages: {
      name: 'most-pages',
      type: /^javascript/,
      priority: 1,
      maxAsyncRequests: Number.POSITIVE_INFINITY,
      chunks: (chunk) => !chunk.canBeInitial() && !insets.isChunk(chunk),
      test: (module, { chunkGraph }) =>
        !module.nameForCondition()?.includes('node_modules') && shareOfPages(module, chunkGraph) >= MIN_SHARE,
    },
    severalPages: {
      type: /^javascript/,
      minChunks: 3,
      minSize: MIN_SIZE,
      maxAsyncRequests: Number.POSITIVE_INFINITY,
      chunks: (chunk) => !chunk.canBeInitial() && !insets.isChunk(chunk),
    },
  };
}
