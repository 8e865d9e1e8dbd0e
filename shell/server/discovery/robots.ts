import type { FastifyReply, FastifyRequest } from 'fastify';
import { SITEMAP_PATH } from './sitemap/sitemap.ts';
import { UNLISTED_PATHS } from './unlisted.ts';

/** API calls, not pages. Stored files and assets stay open, since pages use them. */
const CALLS = ['/api/', '/smart-user/'];

/** `/robots.txt` (RFC 9309): the disallowed paths, and the address of the sitemap. */
export function robots(origin: string) {
  const lines = [
    'User-agent: *',
    ...[...UNLISTED_PATHS, ...CALLS].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${SITEMAP_PATH}`,
    '',
  ];
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=3600');
    return lines.join('\n');
  };
}
