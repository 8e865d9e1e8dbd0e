import type { Compiler } from 'webpack';

/** The file that Module Federation makes for each build; its name is a digest of absolute paths. */
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/;
const CONTAINER = /^container entry/;

/**
 * Makes builds of the same sources the same in every folder: webpack numbers modules by their paths relative to the
 * section, and the two whose name depends on where the folder lies get ids of their own.
 */
export class FederationEntryIdPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('FederationEntryId', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('FederationEntryId', (modules) => {
        for (const module of modules)
          if (FEDERATION_ENTRY.test(module.identifier()))
            compilation.chunkGraph.setModuleId(
              module,
              CONTAINER.test(module.identifier()) ? 'container' : 'federation',
            );
      });
    });
  }
}
