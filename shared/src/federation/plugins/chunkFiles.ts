import type { ChunkGroup } from 'webpack';

/** The files of a page. */
export interface ChunkFiles {
  scripts: string[];
  styles: string[];
}

/** The scripts and styles that load together. */
export function filesOf(group: ChunkGroup): ChunkFiles {
  const files = [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))].filter(
    (file) => !file.includes('hot-update'),
  );
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}
