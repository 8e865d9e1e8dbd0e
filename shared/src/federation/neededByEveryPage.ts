import { join } from 'node:path';
import type { ChunkGraph, Module } from 'webpack';
import type { CacheGroups } from './baseConfig.ts';
import type { InsetImports } from './insetImports.ts';
import { ROUTES_CHUNK } from './plugins/pageFiles.ts';

/**
 * Adds code needed by every page to the chunk of the section's routes: a separate file would cost each page a request.
 * For `splitChunks.cacheGroups`.
 * @param folder of the section: its `src/section.ts` imports the pages.
 * @param insets need less than pages, and load their code from the same place.
 */
export function neededByEveryPage(folder: string, insets: InsetImports): CacheGroups[string] {
  const table = join(folder, 'src/section.ts');
  const tableThatLeadsTo = (module: Module, chunkGraph: ChunkGraph) =>
    [...chunkGraph.getModuleChunksIterable(module)]
      .flatMap((chunk) => [...chunk.groupsIterable])
      .flatMap((group) => group.origins)
      .find((origin) => origin.module?.nameForCondition() === table)?.module;
  return {
    name: ROUTES_CHUNK,
    type: /^javascript/,
    enforce: true,
    chunks: 'async',
    test(module, { chunkGraph }) {
      const pages = tableThatLeadsTo(module, chunkGraph)
        ?.blocks.filter((block) => !insets.isImport(block))
        .map((block) => chunkGraph.getBlockChunkGroup(block));
      if (!pages || pages.length < 2) return false;
      return pages.every((page) => page !== undefined && chunkGraph.isModuleInChunkGroup(module, page));
    },
  };
}
