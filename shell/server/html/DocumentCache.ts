import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Rendering } from '../../src/rendering/job.ts';
import { GzippedText } from './GzippedText.ts';

/** Whether a client takes gzip: not without a word of it, nor with `gzip;q=0`. */
export const takesGzip = (accepted = ''): boolean =>
  accepted.split(',').some((offer) => {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
    return name === 'gzip' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/**
 * The documents of rendered pages, compressed as long as the page is kept. A rendering is kept by everything that its
 * document is made of (builds, menus, path, query): two visitors' documents differ by the nonce alone.
 */
export class DocumentCache {
  readonly #documents = new WeakMap<Rendering, GzippedText>();

  /** @param documentWith the document with this nonce. */
  send(
    reply: FastifyReply,
    rendering: Rendering,
    nonce: string,
    documentWith: (nonce: string) => string,
  ): FastifyReply {
    reply.header('Vary', 'Accept-Encoding');
    if (!takesGzip(reply.request.headers['accept-encoding'])) return reply.send(documentWith(nonce));
    return reply.header('Content-Encoding', 'gzip').send(this.#of(rendering, nonce.length, documentWith).with(nonce));
  }

  #of(rendering: Rendering, nonceLength: number, documentWith: (nonce: string) => string): GzippedText {
    const known = this.#documents.get(rendering);
    if (known) return known;
    // Of this process alone, so that no text of a page can have it and be given the nonce.
    const place = randomBytes(nonceLength).toString('hex').slice(0, nonceLength);
    const document = new GzippedText(documentWith(place), place);
    this.#documents.set(rendering, document);
    return document;
  }
}
