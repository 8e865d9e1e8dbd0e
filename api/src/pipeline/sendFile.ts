import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../errors/errors.ts';
import type { ByteRange } from '../integrations/files/fileStore.ts';
import { requestedPart } from './requestedPart.ts';

/** A file as it is answered in place of an envelope. */
export interface SentFile {
  /** Bytes. */
  size: number;
  mediaType: string;
  /** Names its content for caches; null where none may keep it. */
  etag: string | null;
  /** Caching and file name. */
  headers: Record<string, string>;
  /** The file or a part of it as a stream; null when it is gone. */
  read(range?: ByteRange): Promise<Readable | null>;
}

/** Kinds that are compressed on their way, where a part has no meaning; none of them is large. */
const COMPRESSED = /^text\/|\+xml$/;

/** Answers a file as a stream: all of it, the part that is asked for, or nothing when the browser has it already. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: SentFile) {
  const { size, mediaType, etag, headers, read } = file;
  reply.headers(headers);
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

/** The tags of an If-None-Match header, weak ones too: they are compared by name alone. */
const namesOf = (header: string | undefined) =>
  (header ?? '').split(',').map((name) => name.trim().replace(/^W\//, ''));
