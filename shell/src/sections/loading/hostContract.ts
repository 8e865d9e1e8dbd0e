import { loadShareSync } from '@module-federation/enhanced/runtime';
import type { HostContract } from './contract.ts';

/** Version of each module that this shell shares; the build defines it. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/** What this shell's build shares, read from the modules themselves. */
export const hostContract: HostContract = {
  versions: SHARED_VERSIONS,
  exportsOf(module) {
    const factory = loadShareSync<object>(module);
    if (!factory) return null;
    const names = Object.keys(factory() ?? {});
    // A CommonJS module as a whole is its default export.
    return names.includes('default') ? names : [...names, 'default'];
  },
};
