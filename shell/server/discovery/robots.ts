import type { FastifyReply, FastifyRequest } from 'fastify';
import { KEPT_OUT } from './keptOut.ts';
import { SITEMAP_PATH } from './sitemap/sitemap.ts';

/** Programs, not pages. Stored files and the pages' own are open: they are the pictures and styles of pages. */
const CALLS = ['/api/', '/smart-user/'];

/** `/robots.txt` (RFC 9309): what search engines are asked to leave alone, and where the sitemap is. */
export function robots(origin: string) {
  const lines = [
    'User-agent: *',
    ...[...KEPT_OUT, ...CALLS].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${SITEMAP_PATH}`,
    '',
  ];
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=3600');
    return lines.join('\n');
  };
}
