import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitorOf } from '@portal/platform/server/registry/cohort';
import { allPreloadsOf } from '@portal/platform/server/registry/preloads';
import { previewOf, tokenIn } from '@portal/platform/server/registry/preview/previews';
import { hasCanary, type RegistrySource } from '@portal/platform/server/registry/RegistrySource';
import { buildsOf, portalFor, registryOfPath, wholeRegistry } from '@portal/platform/server/registry/visitorRegistry';
import type { VisitorRegistry } from '@portal/shared/section/visitorRegistry';
import { PERMISSIONS_POLICY } from './html/securityHeaders.ts';
import type { Settings } from './settings.ts';

const isString = (value: unknown): value is string => typeof value === 'string';

/**
 * `/registry.json`: all sections. `/registry.json?path=/news/notice`: the section that owns the path, and the files of
 * its page.
 */
export const registryHandler =
  (source: RegistrySource, settings: Pick<Settings, 'registry' | 'previewKey'>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const live = await source.read();
    const visitor = visitorOf(request.headers.cookie);
    const preview = await previewOf(tokenIn(request.headers.cookie), settings);
    const portal = portalFor(live, visitor.number, preview?.build);
    const { path } = request.query as { path?: unknown };
    const registry: VisitorRegistry = isString(path)
      ? { ...registryOfPath(portal, path), builds: buildsOf(portal), preloads: allPreloadsOf(portal, path) }
      : { ...wholeRegistry(portal), builds: buildsOf(portal) };
    const text = JSON.stringify(registry);
    // Weak, because the same content is sent compressed and uncompressed.
    const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    reply.helmet();
    reply.headers({
      'Permissions-Policy': PERMISSIONS_POLICY,
      'Cache-Control': 'private, no-cache',
      ETag: tag,
      // A document from a cache has set none.
      ...(hasCanary(live) && visitor.cookie && { 'Set-Cookie': visitor.cookie }),
    });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').compress(text);
  };
