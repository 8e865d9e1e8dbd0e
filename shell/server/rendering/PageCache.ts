import { LRUCache } from 'lru-cache';
import type { Outcome } from '../../src/rendering/job.ts';
import type { PageRequest } from './Renderer.ts';

/** Of all cached pages. */
const MAX_BYTES = 60 * 1024 * 1024;
/** A page's document is cached beside it, as it is and compressed. */
const WITH_DOCUMENT = 2.5;
/** What a document has around its page, as it is and compressed: the head with the stylesheets, and the registry. */
const AROUND_PAGE_BYTES = 95_000;
/** Of a page without a text: it weighs something too. */
const ENTRY_BYTES = 500;

interface CachedPage {
  outcome: Outcome;
  /** When it was rendered, and when a visitor last asked for it: milliseconds since 1970. */
  at: number;
  askedAt: number;
  /** Of what is published. */
  edition: number;
  /** Whether this server will be told when it is something else: it changes by what is published alone. */
  isTold: boolean;
  /** By which it is rendered anew. */
  request: PageRequest;
}

const bytesOf = (outcome: Outcome): number =>
  outcome.kind === 'rendered'
    ? AROUND_PAGE_BYTES +
      WITH_DOCUMENT *
        (Buffer.byteLength(outcome.rendering.html) + Buffer.byteLength(JSON.stringify(outcome.rendering.answers)))
    : 0;

/** Rendered pages by what they were rendered of; the ones longest unused go when all together are too large. */
export class PageCache extends LRUCache<string, CachedPage> {
  constructor(maxBytes = MAX_BYTES) {
    super({
      maxSize: maxBytes,
      sizeCalculation: ({ outcome, request }, key) =>
        Math.ceil(bytesOf(outcome)) + request.job.registry.length + key.length + ENTRY_BYTES,
    });
  }
}
