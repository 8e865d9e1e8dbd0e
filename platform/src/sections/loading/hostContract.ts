import type { HostContract } from './contract.ts';
import { isSharedModule, sharedModules, sharedVersions } from './sharedModules.ts';

/** Contract of this shell's build, read from the modules themselves. */
export const hostContract: HostContract = {
  versions: sharedVersions,
  exportsOf(module) {
    if (!isSharedModule(module)) return null;
    const names = Object.keys(sharedModules[module]);
    // The default export of a CommonJS module is the module itself.
    return names.includes('default') ? names : [...names, 'default'];
  },
};
