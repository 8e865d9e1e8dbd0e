import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { namesOf } from '../../pipeline/sendFile.ts';
import { describeRelease } from '../release/release.ts';
import { openApi } from './openApi.ts';
import { documentPage, pagePolicy } from './page.ts';

/**
 * Serves the OpenAPI document as JSON and as a page, and the release that builds of the shell and sections are compared
 * with. Each is built, and compressed, on its first request.
 */
export function serveDocument(app: FastifyInstance) {
  const document = once(openApi);
  const sendDocument = sender(() => JSON.stringify(document()), 'application/json; charset=utf-8');
  const sendPage = sender(() => documentPage(document()), 'text/html; charset=utf-8');
  const sendRelease = sender(() => JSON.stringify(describeRelease()), 'application/json; charset=utf-8');
  app.get('/api/openapi.json', sendDocument);
  app.get('/api/release.json', sendRelease);
  app.get('/api/docs', async (request, reply) =>
    sendPage(request, reply.header('content-security-policy', pagePolicy)),
  );
}

/** Sends a text in the smallest encoding that the browser accepts, or 304 if it has the text. */
function sender(write: () => string, mediaType: string) {
  const text = once(write);
  // One for all encodings.
  const hash = once(() => `"${createHash('sha256').update(text()).digest('base64url')}"`);
  const encodings = [
    { name: 'br', bytes: once(() => promisify(brotliCompress)(text())) },
    { name: 'gzip', bytes: once(() => promisify(gzip)(text())) },
  ];
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('vary', 'accept-encoding').header('etag', `W/${hash()}`);
    if (namesOf(request.headers['if-none-match']).includes(hash())) return reply.status(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '')
      .split(',')
      .map((encoding) => encoding.split(';', 1)[0]?.trim());
    const encoding = encodings.find(({ name }) => accepted.includes(name));
    if (encoding) reply.header('content-encoding', encoding.name);
    const bytes = encoding ? await encoding.bytes() : Buffer.from(text());
    return reply.type(mediaType).send(bytes);
  };
}

/** Calls `make` on first use and caches its value. */
function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}
