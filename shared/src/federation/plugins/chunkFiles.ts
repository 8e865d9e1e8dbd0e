import type { ChunkGroup } from 'webpack';
import type { LoadedFiles } from '../../section/registry.ts';

/** Scripts and stylesheets of a chunk group, which load together. */
export function filesOf(group: ChunkGroup): LoadedFiles {
  const files = [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))].filter(
    (file) => !file.includes('hot-update'),
  );
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}
