const { basename } = require('node:path');
const { runInNewContext } = require('node:vm');
const { TestEnvironment: JsdomEnvironment } = require('jest-environment-jsdom');
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
// Before its parts, which require each other.
require('jsdom');
const { isLabelable } = require('jsdom/lib/jsdom/living/helpers/form-controls.js');
const { implementation: Label } = require('jsdom/lib/jsdom/living/nodes/HTMLLabelElement-impl.js');

/** Globals that jsdom lacks and Node provides. */
const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'BroadcastChannel',
];

/**
 * A label's control by the document's index of ids. jsdom compares the ids of all elements, for each label and each
 * control of a page: a third of the time of a form's suite.
 */
const { get: findControl } = Object.getOwnPropertyDescriptor(Label.prototype, 'control');
Object.defineProperty(Label.prototype, 'control', {
  configurable: true,
  get() {
    const id = this.getAttributeNS(null, 'for');
    if (!id || !this.isConnected || this.getRootNode({}) !== this._ownerDocument) return findControl.call(this);
    const control = this._ownerDocument.getElementById(id);
    return control && isLabelable(control) ? control : null;
  },
});

class BrowserEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of fromNode) this.global[name] = globalThis[name];
  }
}

/** Globals that stay Node's when a browser is added: those of the language and of jest. */
const OF_NODE = new Set([
  ...runInNewContext('Object.getOwnPropertyNames(globalThis)'),
  ...fromNode,
  ...['global', 'globalThis', 'process', 'Buffer', 'console', 'performance', 'queueMicrotask'],
]);

/** Environment of a section's suite, which renders pages without a browser and then hydrates them in one. */
class SectionEnvironment extends NodeEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.becomeBrowser = () => {
      this.browser ??= new BrowserEnvironment(config, context);
      this.#take(this.browser.global);
    };
  }

  async teardown() {
    await this.browser?.teardown();
    await super.teardown();
  }

  #take(window) {
    for (let owner = window; owner && owner !== window.Object.prototype; owner = Object.getPrototypeOf(owner))
      for (const name of Object.getOwnPropertyNames(owner)) {
        const own = Object.getOwnPropertyDescriptor(this.global, name);
        if (OF_NODE.has(name) || name === 'constructor' || own?.configurable === false) continue;
        const value = window[name];
        // Functions of the window must be bound to it, classes need not be.
        const isOfWindow = typeof value === 'function' && /^[a-z]/.test(name);
        const bound = isOfWindow ? value.bind(window) : undefined;
        const descriptor = {
          configurable: true,
          get: () => bound ?? window[name],
          set: (next) => (window[name] = next),
        };
        Object.defineProperty(this.global, name, descriptor);
      }
  }
}

/** File of a section's suite; all other tests run in a browser from the start. */
const SUITE = /^section\.test\.[jt]sx?$/;

module.exports = class {
  constructor(config, context) {
    const Environment = SUITE.test(basename(context.testPath)) ? SectionEnvironment : BrowserEnvironment;
    return new Environment(config, context);
  }
};
