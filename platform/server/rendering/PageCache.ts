import { LRUCache } from 'lru-cache';
import type { Outcome } from '../../src/rendering/job.ts';
import type { PageRequest } from './Renderer.ts';

/** Maximum of all cached pages. */
const MAX_BYTES = 60 * 1024 * 1024;
/** Factor for a page's document, which is cached too, uncompressed and compressed. */
const WITH_DOCUMENT = 2.5;
/** Size of a document around its page, uncompressed and compressed: head with stylesheets, and registry. */
const AROUND_PAGE_BYTES = 95_000;
/** Overhead of an entry, even without a text. */
const ENTRY_BYTES = 500;

export interface CachedPage {
  outcome: Outcome;
  /** Times of the render and of the last request by a visitor: milliseconds since 1970. */
  at: number;
  askedAt: number;
  /** Edition of the published content. */
  edition: number;
  /** The page depends on published content alone, and this server is notified when that changes. */
  isNotified: boolean;
  /** Request by which it is renewed. */
  request: PageRequest;
}

const bytesOf = (outcome: Outcome): number =>
  outcome.kind === 'rendered'
    ? AROUND_PAGE_BYTES +
      WITH_DOCUMENT *
        (Buffer.byteLength(outcome.rendering.html) + Buffer.byteLength(JSON.stringify(outcome.rendering.answers)))
    : 0;

/** LRU cache of rendered pages by their inputs, limited by their total size. */
export class PageCache extends LRUCache<string, CachedPage> {
  constructor(maxBytes = MAX_BYTES) {
    super({
      maxSize: maxBytes,
      sizeCalculation: ({ outcome, request }, key) =>
        Math.ceil(bytesOf(outcome)) + request.job.registry.length + key.length + ENTRY_BYTES,
    });
  }
}
