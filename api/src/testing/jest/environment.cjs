const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');

/** Environment of the worker's first suite, whose globals the later ones use. */
let first;

/**
 * Environment of one suite. All suites of a worker have the same globals, so that a module evaluated for one of them
 * serves the others: `runtime.cjs`. A suite of a module that has state begins with
 * `@jest-environment-options {"ownModules": true}`.
 */
module.exports = class {
  constructor(config, context) {
    first ??= new NodeEnvironment(config, context);
    this.global = first.global;
    this.moduleMocker = first.moduleMocker;
    this.fakeTimers = first.fakeTimers;
    this.fakeTimersModern = first.fakeTimersModern;
    this.exit = first.global.process.exit;
    this.ownModules = config.projectConfig.testEnvironmentOptions.ownModules === true;
  }

  exportConditions() {
    return first.exportConditions();
  }

  getVmContext() {
    return first.getVmContext();
  }

  async setup() {
    await first.setup();
  }

  async teardown() {
    this.fakeTimersModern.useRealTimers();
    // Jest wraps it for each suite.
    this.global.process.exit = this.exit;
  }
};
