import type { Compiler } from 'webpack';

/** The file that Module Federation makes for each build; its name is a digest of absolute paths. */
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.[^\\/]+\.js$/;

/** Makes builds of the same sources the same in every folder: the one module that is named by where it lies gets an id. */
export class FederationEntryIdPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('FederationEntryId', (compilation) => {
      // Before webpack gives the others theirs.
      compilation.hooks.reviveModules.tap('FederationEntryId', (modules) => {
        for (const module of modules)
          if (FEDERATION_ENTRY.test(module.nameForCondition() ?? ''))
            compilation.chunkGraph.setModuleId(module, 'federation');
      });
    });
  }
}
