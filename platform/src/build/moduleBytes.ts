import { SourceMap, type SourceMapPayload } from 'node:module';

/** Name of a module in a source map, without webpack's prefix; a package counts as a whole. */
function nameOf(source: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  return /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path.replace(/^(\.{1,2}\/)+/, '');
}

/** Code without a module: webpack's glue. */
const GLUE = '(glue)';

/**
 * Bytes of a minified file by module, from its source map: own modules by file, others by package.
 * @param text the minified file.
 */
export function moduleBytes(text: string, sourceMap: SourceMapPayload): Map<string, number> {
  const map = new SourceMap(sourceMap);
  const names = new Map<string, string>();
  const bytes = new Map<string, number>();
  text.split('\n').forEach((line, lineNumber) => {
    for (let column = 0; column < line.length; column += 1) {
      const entry = map.findEntry(lineNumber, column);
      const source = 'originalSource' in entry ? entry.originalSource : undefined;
      let name = GLUE;
      if (source !== undefined) {
        name = names.get(source) ?? nameOf(source);
        names.set(source, name);
      }
      bytes.set(name, (bytes.get(name) ?? 0) + 1);
    }
  });
  return bytes;
}

/** Module that is larger than its accepted size. */
export interface Growth {
  module: string;
  accepted: number;
  now: number;
}

/** Grown modules, largest growth first. */
export const grown = (now: ReadonlyMap<string, number>, accepted: Readonly<Record<string, number>>): Growth[] =>
  [...now]
    .map(([module, bytes]) => ({ module, accepted: accepted[module] ?? 0, now: bytes }))
    .filter((growth) => growth.now > growth.accepted)
    .sort((one, other) => other.now - other.accepted - (one.now - one.accepted));
