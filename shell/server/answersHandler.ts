import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage } from '@portal/platform/rendering/RenderedPage';
import { visitorOf } from '@portal/platform/server/registry/cohort';
import { pageFilesOf } from '@portal/platform/server/registry/pageFiles';
import type { RegistrySource } from '@portal/platform/server/registry/RegistrySource';
import { portalFor, registryOfPath } from '@portal/platform/server/registry/visitorRegistry';
import type { PageRendering } from '@portal/platform/server/rendering/PageRendering';
import { PERMISSIONS_POLICY } from './html/securityHeaders.ts';

const NOTHING = 204;

/** Checks for a path of the portal with its query, as in links. */
const isAddress = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value);

/**
 * `/answers.json?address=/news/notice`: the first API requests of a guest's page at this address with their answers,
 * for a browser that will probably open it. Empty for members' pages, and where pages are not rendered on the server.
 */
export const answersHandler =
  (source: RegistrySource, rendering: PageRendering) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { address } = request.query as { address?: unknown };
    reply.helmet();
    reply.headers({ 'Permissions-Policy': PERMISSIONS_POLICY, 'Cache-Control': 'private, no-store' });
    // A visitor who saves data gets nothing prefetched, even if an older build of the shell requests it.
    if (!isAddress(address) || request.headers['save-data'] === 'on') return reply.code(NOTHING).send();
    const portal = portalFor(await source.read(), visitorOf(request.headers.cookie).number);
    const [path = '/'] = address.split(/[?#]/, 1);
    const registry = JSON.stringify(registryOfPath(portal, path));
    const page = await rendering.pageFor(portal, registry, path, request, address);
    if (page?.kind !== 'page') return reply.code(NOTHING).send();
    const answers: RenderedPage = {
      kind: 'page',
      build: pageFilesOf(portal, path).id,
      answers: [page, ...page.insets].flatMap(({ rendering }) => rendering.answers),
    };
    return reply.type('application/json; charset=utf-8').compress(JSON.stringify(answers));
  };
