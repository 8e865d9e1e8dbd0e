import type { FastifyInstance } from 'fastify';
import { openApi } from './openApi.ts';
import { documentPage, pagePolicy } from './page.ts';

/** The OpenAPI document and the same as a page. Both are made once: the contract does not change while it runs. */
export function serveDocument(app: FastifyInstance) {
  const document = openApi();
  const page = documentPage(document);
  app.get('/api/openapi.json', async () => document);
  app.get('/api/docs', async (_request, reply) =>
    reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8').send(page),
  );
}
