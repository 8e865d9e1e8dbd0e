import type { HostContract } from './contract.ts';
import { isSharedModule, sharedModules, sharedVersions } from './sharedModules.ts';

/** What this shell's build shares, read from the modules themselves. */
export const hostContract: HostContract = {
  versions: sharedVersions,
  exportsOf(module) {
    if (!isSharedModule(module)) return null;
    const names = Object.keys(sharedModules[module]);
    // A CommonJS module as a whole is its default export.
    return names.includes('default') ? names : [...names, 'default'];
  },
};
