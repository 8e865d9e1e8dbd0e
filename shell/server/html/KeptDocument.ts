import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { Document } from './page.ts';

const compress = promisify(gzip);

const TAG_LENGTH = 27;

/** Whether a client takes gzip: not without a word of it, nor with `gzip;q=0`. */
export const takesGzip = (accepted = ''): boolean =>
  accepted.split(',').some((offer) => {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
    return name === 'gzip' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** Whether a client has what the tag names; `*` is for who wants to change it. */
const names = (known: string | undefined, tag: string) =>
  known !== undefined && known.split(',').some((one) => one.trim() === tag);

/** A document as it is sent, to one visitor or to many: compressed once, with the tag by which clients know it. */
export class KeptDocument {
  readonly document: Document;
  /** Weak, because the same content travels compressed and as it is. */
  readonly tag: string;
  #compressed: Promise<Buffer> | null = null;

  constructor(document: Document) {
    this.document = document;
    this.tag = `W/"${createHash('sha256').update(document.html).digest('base64url').slice(0, TAG_LENGTH)}"`;
  }

  /** Answers with it, or that the client has it. */
  async send(reply: FastifyReply): Promise<FastifyReply> {
    const { headers } = reply.request;
    reply.headers({ ETag: this.tag, Vary: 'Accept-Encoding' });
    if (reply.statusCode === 200 && names(headers['if-none-match'], this.tag)) return reply.code(304).send();
    reply.type('text/html; charset=utf-8');
    if (!takesGzip(headers['accept-encoding'])) return reply.send(this.document.html);
    this.#compressed ??= compress(this.document.html);
    return reply.header('Content-Encoding', 'gzip').send(await this.#compressed);
  }
}
