import type { Rendering } from '@portal/platform/rendering/job';
import type { CachedDocument } from './CachedDocument.ts';

/**
 * Documents of rendered pages, cached as long as the rendering. The cache key of a rendering has everything that its
 * document depends on (builds, menus, path, query), so all its visitors get the same document.
 */
export class DocumentCache {
  readonly #documents = new WeakMap<Rendering, CachedDocument>();

  of(rendering: Rendering, make: () => CachedDocument): CachedDocument {
    const known = this.#documents.get(rendering);
    if (known) return known;
    const document = make();
    this.#documents.set(rendering, document);
    return document;
  }
}
