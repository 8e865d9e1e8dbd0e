const { default: Runtime } = require('jest-runtime');

/** Modules by their paths, evaluated by earlier suites of this worker. */
const evaluated = new Map();
/** Paths of their source maps, for the stacks of errors. */
const sourceMaps = new Map();
/** Runtime of the running suite. */
let current;

/**
 * Evaluates each module once for all suites of a worker, where jest evaluates the whole API anew for each: half a
 * suite's time. A suite that replaces a module by `jest.mock`, or asks for its own modules, shares none.
 */
module.exports = class extends Runtime {
  #isShared;

  constructor(config, environment, ...parts) {
    super(config, environment, ...parts);
    current = this;
    this.transformCache.sourceMaps = sourceMaps;
    this.#isShared = !environment.ownModules;
    if (!this.#isShared) return;
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

  teardown() {
    if (this.#isShared)
      for (const [path, module] of this.registries.getActiveCjsRegistry())
        if (module.loaded && path !== this._testPath) evaluated.set(path, module);
    super.teardown();
  }
};
