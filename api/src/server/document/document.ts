import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openApi } from './openApi.ts';
import { documentPage, pagePolicy } from './page.ts';

/** Serves the OpenAPI document, as JSON and as a page. Both are built and compressed once, at the start. */
export function serveDocument(app: FastifyInstance) {
  const document = openApi();
  const sendDocument = readyToSend(JSON.stringify(document), 'application/json; charset=utf-8');
  const sendPage = readyToSend(documentPage(document), 'text/html; charset=utf-8');
  app.get('/api/openapi.json', async (request, reply) => sendDocument(request, reply));
  app.get('/api/docs', async (request, reply) =>
    sendPage(request, reply.header('content-security-policy', pagePolicy)),
  );
}

/** A text in each encoding that browsers take, the smallest first. */
function readyToSend(text: string, mediaType: string) {
  const encodings = [
    { name: 'br', bytes: brotliCompressSync(text) },
    { name: 'gzip', bytes: gzipSync(text) },
  ];
  const plain = { name: 'identity', bytes: Buffer.from(text) };
  return (request: FastifyRequest, reply: FastifyReply) => {
    const accepted = String(request.headers['accept-encoding'] ?? '')
      .split(',')
      .map((encoding) => encoding.split(';', 1)[0]?.trim());
    const { name, bytes } = encodings.find((encoding) => accepted.includes(encoding.name)) ?? plain;
    if (name !== plain.name) reply.header('content-encoding', name);
    return reply.header('vary', 'accept-encoding').type(mediaType).send(bytes);
  };
}
