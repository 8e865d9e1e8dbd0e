import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RegistrySource } from '@portal/platform/server/registry/RegistrySource';
import { sectionAt, SHELL_NAME } from '@portal/shared/section/registry';
import type { TracedWork, Tracing, Attribution } from '@portal/shared/tracing/tracing';
import { API_PREFIXES } from './ownAnswers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Span of the request; null if it is not recorded. */
    traced: TracedWork | null;
  }
}

/** Routes that are traced: there are many requests for files, and their traces would not be useful. */
const PAGE_ROUTES = ['/*', '/answers.json'];

/** Operator of the portal, which no section's record names. */
const OWNER_OF_SHELL = 'portal';

const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? url;

/** Live build of the section that owns the path, otherwise the shell's. */
function attributionFor(path: string, source: RegistrySource): Attribution {
  const { shell, sections } = source.latest ?? {};
  const build = sectionAt(sections?.map(({ current }) => current) ?? [], path);
  if (build) return { section: build.name, build: build.id, owner: build.owner.team };
  return { section: SHELL_NAME, build: shell?.current.id ?? '', owner: OWNER_OF_SHELL };
}

const askedAddress = ({ query, url }: FastifyRequest) => {
  const { address } = query as { address?: unknown };
  return pathOf(typeof address === 'string' ? address : url);
};

/** Continues the browser's trace in requests for pages and calls; a call also names the page that it is for. */
export function traceVisits(server: FastifyInstance, tracing: Tracing, source: RegistrySource): void {
  server.decorateRequest('traced', null);
  server.addHook('onClose', () => tracing.close());
  server.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? '';
    const isPage = PAGE_ROUTES.includes(route);
    if (!isPage && !API_PREFIXES.some((prefix) => route.startsWith(prefix))) return done();
    const facts = { 'http.request.method': request.method, 'http.route': isPage ? route : pathOf(request.url) };
    const attribution = isPage ? attributionFor(askedAddress(request), source) : undefined;
    request.traced = tracing.serve(isPage ? 'page' : 'call', request.headers, facts, attribution);
    if (request.traced) request.traced.run(done);
    else done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    request.traced?.end({ 'http.response.status_code': reply.statusCode }, reply.statusCode >= 500);
    done();
  });
}
