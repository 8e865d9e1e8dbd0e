import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sectionAt, SHELL_NAME } from '@portal/shared/section/registry';
import type { TracedWork, Tracing, Whose } from '@portal/shared/tracing/tracing';
import { API_PREFIXES } from './ownAnswers.ts';
import type { RegistrySource } from './registry/RegistrySource.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request as a part of a trace; null where it is not recorded. */
    traced: TracedWork | null;
  }
}

/** Files are many, and tell nothing. */
const PAGE_ROUTES = ['/*', '/answers.json'];

/** Whoever runs the portal; no section's record says it. */
const OWNER_OF_SHELL = 'portal';

const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? url;

/** The live build of the section that has the path, or the shell's. */
function whoseIs(path: string, source: RegistrySource): Whose {
  const { shell, sections } = source.latest ?? {};
  const build = sectionAt(sections?.map(({ current }) => current) ?? [], path);
  if (build) return { section: build.name, build: build.id, owner: build.owner.team };
  return { section: SHELL_NAME, build: shell?.current.id ?? '', owner: OWNER_OF_SHELL };
}

const askedAddress = ({ query, url }: FastifyRequest) => {
  const { address } = query as { address?: unknown };
  return pathOf(typeof address === 'string' ? address : url);
};

/** Makes pages and calls a part of the trace of the browser that asks: a call says whose page it is for. */
export function traceVisits(server: FastifyInstance, tracing: Tracing, source: RegistrySource): void {
  server.decorateRequest('traced', null);
  server.addHook('onClose', () => tracing.close());
  server.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? '';
    const isPage = PAGE_ROUTES.includes(route);
    if (!isPage && !API_PREFIXES.some((prefix) => route.startsWith(prefix))) return done();
    const facts = { 'http.request.method': request.method, 'http.route': isPage ? route : pathOf(request.url) };
    const whose = isPage ? whoseIs(askedAddress(request), source) : undefined;
    request.traced = tracing.serve(isPage ? 'page' : 'call', request.headers, facts, whose);
    if (request.traced) request.traced.run(done);
    else done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    request.traced?.end({ 'http.response.status_code': reply.statusCode }, reply.statusCode >= 500);
    done();
  });
}
