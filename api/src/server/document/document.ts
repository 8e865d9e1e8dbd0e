import type { FastifyInstance } from 'fastify';
import { openApi } from './openApi.ts';
import { documentPage, pagePolicy } from './page.ts';

/** Serves the OpenAPI document, as JSON and as a page. Both are built once, at the start. */
export function serveDocument(app: FastifyInstance) {
  const document = openApi();
  const page = documentPage(document);
  app.get('/api/openapi.json', async () => document);
  app.get('/api/docs', async (_request, reply) =>
    reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8').send(page),
  );
}
