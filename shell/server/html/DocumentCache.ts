import type { Rendering } from '../../src/rendering/job.ts';
import type { KeptDocument } from './KeptDocument.ts';

/**
 * The documents of rendered pages, as long as the page is kept. A rendering is kept by everything that its document is
 * made of (builds, menus, path, query): all its visitors get the same.
 */
export class DocumentCache {
  readonly #documents = new WeakMap<Rendering, KeptDocument>();

  of(rendering: Rendering, make: () => KeptDocument): KeptDocument {
    const known = this.#documents.get(rendering);
    if (known) return known;
    const document = make();
    this.#documents.set(rendering, document);
    return document;
  }
}
