import { transformSync } from '@swc/core';

interface LoaderContext {
  resourcePath: string;
  callback(error: null, code: string, map?: string): void;
}

/** Safari before 16.4 reads nothing of a file with one. Packages are published with them. */
const STATIC_BLOCK = /\bstatic\s*\{/;

/** Writes `static { … }` of a class so that all supported browsers read it (decision 0139); all else stays as it is. */
export default function olderSyntax(this: LoaderContext, source: string): void {
  if (!STATIC_BLOCK.test(source)) return this.callback(null, source);
  const { code, map } = transformSync(source, {
    filename: this.resourcePath,
    configFile: false,
    swcrc: false,
    sourceMaps: true,
    inputSourceMap: false,
    // A package may be of either kind.
    isModule: 'unknown',
    env: { targets: { node: '24' }, include: ['transform-class-static-block'] },
  });
  this.callback(null, code, map);
}
