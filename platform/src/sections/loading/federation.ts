import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import shellRuntimePlugin from './runtimePlugin.ts';
import { isSharedModule, sharedModules, sharedVersions } from './sharedModules.ts';

// Sections are built without the core of the runtime, and use this one.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

const shared = Object.keys(sharedModules)
  .filter(isSharedModule)
  .map((name) => {
    const version = sharedVersions[name];
    const shareConfig = { singleton: true, requiredVersion: `^${version}` };
    return [name, { version, lib: () => sharedModules[name], shareConfig }] as const;
  });

/**
 * The shell as the host of the sections. It is created here and not by the federation plugin for webpack, which would
 * put the runtime into the shell's first chunk: no page needs it before its first section.
 */
export const federation = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  plugins: [shellRuntimePlugin()],
  shared: Object.fromEntries(shared),
});
