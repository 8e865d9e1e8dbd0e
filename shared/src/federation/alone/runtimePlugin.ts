import * as runtimeCore from '@module-federation/runtime-core';

/** Provides the federation runtime's core to the section, which is built without one. */
export default function aloneRuntimePlugin() {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  return { name: 'alone' };
}
