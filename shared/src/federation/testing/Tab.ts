import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createContext, runInContext, type Context } from 'node:vm';
import { integrityOf } from '../base/integrity.ts';
import type { SampleBuild } from './sampleSection.ts';

/** Script or link element as created by an entry's runtime. */
interface LoadingElement {
  src?: string;
  href?: string;
  integrity?: string;
  crossOrigin?: string;
  parentNode?: object;
  setAttribute(name: string, value: string): void;
  getAttribute(name: string): string | null;
  onload?(event: { type: string }): void;
  onerror?(event: { type: string; target: unknown }): void;
}

interface Container {
  init(scope: object): Promise<void>;
  get(module: string): Promise<() => { pages: Record<string, () => Promise<{ words: string }>> }>;
}

const PAGE = 'https://portal.example';
const requireHere = createRequire(import.meta.url);

/**
 * Browser tab, reduced to what the runtime of a section's entry needs: several builds run their real code in its single
 * global. Files are read from disk, and one that does not match its integrity is rejected.
 */
export class Tab {
  /** Requested files in order, by URL. */
  readonly requested: string[] = [];
  readonly elements: LoadingElement[] = [];
  readonly #folders = new Set<string>();
  readonly #global: Context;
  #base = '';
  readonly #document = {
    currentScript: { tagName: 'SCRIPT', src: '' },
    querySelector: () => null,
    getElementsByTagName: () => this.elements,
    createElement: () => this.#createElement(),
    head: { appendChild: (element: LoadingElement) => this.#load(element) },
  };

  constructor() {
    this.#global = createContext({
      document: this.#document,
      location: new URL(`${PAGE}/sample/one`),
      _FEDERATION_RUNTIME_CORE: requireHere('@module-federation/runtime-core') as unknown,
      ...{ console, setTimeout, clearTimeout, URL, Promise },
    });
    runInContext('globalThis.self = globalThis.window = globalThis;', this.#global);
  }

  /** Runs a build's entry and returns the pages of its routes. @param base URL of its files */
  async run(build: SampleBuild, base: string) {
    this.#folders.add(build.dist);
    this.#base = base;
    const entry = base + build.record.entry;
    this.#runScript(entry, readFileSync(join(build.dist, build.record.entry), 'utf8'));
    const container = runInContext('mf_sample', this.#global) as Container;
    await container.init(this.#sharedModules(build));
    return (await container.get('./routes'))().pages;
  }

  /** Shared modules as provided by a host; the sample's pages are never rendered. */
  #sharedModules({ record }: SampleBuild) {
    const provided = (version: string) => ({
      [version]: { get: () => () => ({}), loaded: true, from: 'shell', eager: true },
    });
    return Object.fromEntries(Object.entries(record.builtAgainst).map(([name, version]) => [name, provided(version)]));
  }

  #runScript(src: string, text: string): void {
    this.#document.currentScript = { tagName: 'SCRIPT', src };
    runInContext(text, this.#global, { filename: src });
  }

  #createElement(): LoadingElement {
    const attributes = new Map<string, string>();
    return {
      setAttribute: (name, value) => attributes.set(name, value),
      getAttribute: (name) => attributes.get(name) ?? null,
    };
  }

  #load(element: LoadingElement): void {
    element.parentNode = { removeChild: () => undefined };
    this.elements.push(element);
    const url = element.src ?? element.href ?? '';
    this.requested.push(url);
    // On a server, builds share one folder; here each is still in its own output folder.
    const file = [...this.#folders].map((dist) => join(dist, url.slice(this.#base.length))).find(existsSync);
    const content = file === undefined ? null : readFileSync(file);
    setImmediate(() => {
      if (!content || (element.integrity && element.integrity !== integrityOf(content)))
        return element.onerror?.({ type: 'error', target: element });
      if (element.src) this.#runScript(url, content.toString());
      element.onload?.({ type: 'load' });
    });
  }
}
