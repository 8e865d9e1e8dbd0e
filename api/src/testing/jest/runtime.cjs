const { default: Runtime } = require('jest-runtime');

/** Modules by their paths, evaluated by earlier suites of this worker. */
const evaluated = new Map();
/** Paths of their source maps. */
const sourceMaps = new Map();
/** Runtime of the running suite. */
let current;

/**
 * Evaluates each module once for all suites of a worker, where jest evaluates the whole API anew for each: half a
 * suite's time. A suite that replaces a module by `jest.mock` is on its own.
 */
module.exports = class extends Runtime {
  #isShared = true;

  constructor(...parts) {
    super(...parts);
    current = this;
    const modules = this.registries.getActiveCjsRegistry();
    for (const [path, module] of evaluated) modules.set(path, module);
  }

  /** An earlier suite's module that is loading another does so for the running suite. */
  requireModuleOrMock(from, name) {
    return current === this ? super.requireModuleOrMock(from, name) : current.requireModuleOrMock(from, name);
  }

  setMock(...mock) {
    if (this.#isShared) this.registries.getActiveCjsRegistry().clear();
    this.#isShared = false;
    super.setMock(...mock);
  }

  getSourceMaps() {
    for (const [path, map] of super.getSourceMaps()) sourceMaps.set(path, map);
    return sourceMaps;
  }

  teardown() {
    this.getSourceMaps();
    if (this.#isShared)
      for (const [path, module] of this.registries.getActiveCjsRegistry())
        if (module.loaded && path !== this._testPath) evaluated.set(path, module);
    super.teardown();
  }
};
