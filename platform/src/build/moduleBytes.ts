import { SourceMap, type SourceMapPayload } from 'node:module';

/** Code without a module: webpack's glue. */
const GLUE = '(glue)';

/** Path of a module in a source map, without webpack's prefix. */
const pathOf = (source: string) =>
  source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/\?.*$/, '')
    .replace(/^(\.{1,2}\/)+/, '');

/** Package of a module, as a whole; own modules by path. */
const packageOf = (path: string) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path;

/**
 * Bytes of a minified file by path of the module, from its source map.
 * @param text the minified file.
 */
export function pathBytes(text: string, sourceMap: SourceMapPayload, nameOf = (path: string) => path) {
  const map = new SourceMap(sourceMap);
  const names = new Map<string, string>();
  const bytes = new Map<string, number>();
  text.split('\n').forEach((line, lineNumber) => {
    for (let column = 0; column < line.length; column += 1) {
      const entry = map.findEntry(lineNumber, column);
      const source = 'originalSource' in entry ? entry.originalSource : undefined;
      let name = GLUE;
      if (source !== undefined) {
        name = names.get(source) ?? nameOf(pathOf(source));
        names.set(source, name);
      }
      bytes.set(name, (bytes.get(name) ?? 0) + 1);
    }
  });
  return bytes;
}

/** Bytes of a minified file by module: own modules by file, others by package. */
export const moduleBytes = (text: string, sourceMap: SourceMapPayload): Map<string, number> =>
  pathBytes(text, sourceMap, packageOf);

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
