import { join } from 'node:path';
import type { AsyncDependenciesBlock, Chunk } from 'webpack';
import type { Section } from '../section/section.ts';
import { importedBy, withoutExtension } from './plugins/pageFiles.ts';

/** Selects the imports and chunks of a section's insets. */
export interface InsetImports {
  isImport(block: AsyncDependenciesBlock): boolean;
  isChunk(chunk: Chunk): boolean;
}

/** @param folder of the section: its `src/section.ts` imports the insets. */
export function insetImports({ insets = [] }: Section, folder: string): InsetImports {
  const table = join(folder, 'src/section.ts');
  // Evaluated during the build: code that only inspects the configuration may have compiled the table differently.
  const isImported = (request: string | null | undefined) =>
    insets.some(({ name, load }) => importedBy(name, String(load)) === withoutExtension(request ?? ''));
  return {
    isImport: ({ request }) => isImported(request),
    isChunk: (chunk) =>
      [...chunk.groupsIterable].some(({ origins }) =>
        origins.some(({ module, request }) => module?.nameForCondition() === table && isImported(request)),
      ),
  };
}
