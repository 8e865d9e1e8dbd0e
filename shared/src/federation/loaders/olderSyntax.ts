import { transformSync } from '@swc/core';

interface LoaderContext {
  resourcePath: string;
  callback(error: null, code: string, map?: string): void;
}

/** Safari before 16.4 rejects a whole file with a static block. Published packages contain them. */
const STATIC_BLOCK = /\bstatic\s*\{/;

/** Compiles `static { … }` blocks of classes for all supported browsers (decision 0139); other code is unchanged. */
export default function olderSyntax(this: LoaderContext, source: string): void {
  if (!STATIC_BLOCK.test(source)) return this.callback(null, source);
  const { code, map } = transformSync(source, {
    filename: this.resourcePath,
    configFile: false,
    swcrc: false,
    sourceMaps: true,
    inputSourceMap: false,
    // A package may be an ES module or CommonJS.
    isModule: 'unknown',
    env: { targets: { node: '24' }, include: ['transform-class-static-block'] },
  });
  this.callback(null, code, map);
}
