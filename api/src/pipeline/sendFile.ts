import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../errors/errors.ts';
import type { ByteRange } from '../integrations/files/fileStore.ts';
import { passOf } from './fileAddress.ts';
import { requestedPart } from './requestedPart.ts';

/** A file sent instead of an envelope. */
export interface SentFile {
  /** Bytes. */
  size: number;
  mediaType: string;
  /** ETag of its content; null if it must not be cached. */
  etag: string | null;
  /** Caching and file name. */
  headers: Record<string, string>;
  /** Stream of the file or a part of it; null if it is gone. */
  read(range?: ByteRange): Promise<Readable | null>;
}

/** Compressed types, which have no ranges; none of them is large. */
const COMPRESSED = /^text\/|\+xml$/;

/** Sends a file as a stream: all of it, the requested part, or 304 if the browser has it already. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: SentFile) {
  const { size, mediaType, etag, headers, read } = file;
  reply.headers(headers);
  // The program around such a browser shows a PDF, or hands it to its downloads.
  if (passOf(request) !== null && mediaType === 'application/pdf')
    reply.header('Content-Disposition', headers['Content-Disposition']?.replace(/^attachment/, 'inline'));
  if (etag !== null) reply.header('etag', etag);
  if (etag !== null && namesOf(request.headers['if-none-match']).includes(etag)) return reply.status(304).send();

  const { range, 'if-range': ifRange } = request.headers;
  const inParts = !COMPRESSED.test(mediaType);
  const part = inParts && (ifRange === undefined || ifRange === etag) ? requestedPart(range, size) : undefined;
  if (part === null) {
    reply.header('content-range', `bytes */${size}`).header('cache-control', 'no-store').removeHeader('etag');
    throw new HttpError('NO_SUCH_RANGE');
  }
  const content = await read(part);
  if (!content) throw new HttpError('NOT_FOUND');
  reply.header('content-type', mediaType);
  if (inParts) reply.header('accept-ranges', 'bytes');
  if (!part) return reply.header('content-length', size).send(content);
  const { first, last } = part;
  return reply
    .status(206)
    .header('content-range', `bytes ${first}-${last}/${size}`)
    .header('content-length', last - first + 1)
    .send(content);
}

/** ETags of an If-None-Match header, without the mark of weak ones. */
export const namesOf = (header: string | undefined) =>
  (header ?? '').split(',').map((name) => name.trim().replace(/^W\//, ''));
