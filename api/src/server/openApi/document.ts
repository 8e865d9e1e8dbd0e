import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

/** Sends a text in the smallest encoding that the browser accepts. */
function sender(write: () => string, mediaType: string) {
  const text = once(write);
  const encodings = [
    { name: 'br', bytes: once(() => promisify(brotliCompress)(text())) },
    { name: 'gzip', bytes: once(() => promisify(gzip)(text())) },
  ];
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const accepted = String(request.headers['accept-encoding'] ?? '')
      .split(',')
      .map((encoding) => encoding.split(';', 1)[0]?.trim());
    const encoding = encodings.find(({ name }) => accepted.includes(name));
    if (encoding) reply.header('content-encoding', encoding.name);
    const bytes = encoding ? await encoding.bytes() : Buffer.from(text());
    return reply.header('vary', 'accept-encoding').type(mediaType).send(bytes);
  };
}

/** Calls `make` on first use and caches its value. */
function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}
