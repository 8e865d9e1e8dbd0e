import { createHash } from 'node:crypto';
import type { Compilation } from 'webpack';

/** Subresource integrity of a file's content. */
export const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Integrity of each script and stylesheet of a build. */
export const integrityByFile = (compilation: Compilation): Record<string, string> =>
  Object.fromEntries(
    compilation
      .getAssets()
      .filter(({ name }) => /\.(js|css)$/.test(name))
      .map(({ name, source }) => [name, integrityOf(source.buffer())]),
  );
