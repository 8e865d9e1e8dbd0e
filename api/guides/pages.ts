import type { Block } from '@portal/shared/prose';
import { articleOf } from '../src/demo/documents/blocks.ts';

/** The HTML of each printed page or run of pages: a new one begins where the blocks say so. */
export function pagesOf(blocks: readonly Block[]): string[] {
  const pages: Block[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'newPage') pages.push([]);
    else pages.at(-1)?.push(block);
  }
  return pages.map((page) => articleOf(page));
}
