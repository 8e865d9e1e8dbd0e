import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { RegistrySource } from '@portal/platform/server/registry/RegistrySource';
import { API } from '@portal/shared/federation/apps';
import { API_PREFIXES } from './ownAnswers.ts';

const SECTION_ROUTE = '/remotes/:section';

/** App that answered a proxied request; null if this server answered itself. Unregistered sections share one label. */
function answererOf({ routeOptions, params }: FastifyRequest, source: RegistrySource): string | null {
  const route = routeOptions.url ?? '';
  if (API_PREFIXES.some((prefix) => route.startsWith(`${prefix}/`) || route === prefix)) return API.name;
  if (!route.startsWith(SECTION_ROUTE)) return null;
  const { section } = params as { section: string };
  return source.latest?.sections.some(({ name }) => name === section) ? section : 'other';
}

/** Counts the proxied answers of the API and of sections. */
export function countProxied(server: FastifyInstance, source: RegistrySource, register: Registry): void {
  const answers = new Counter({
    name: 'portal_proxied_answers_total',
    help: 'Answers of the API and of sections through the shell, by status',
    registers: [register],
    labelNames: ['app', 'status'],
  });
  server.addHook('onResponse', async (request, reply) => {
    const app = answererOf(request, source);
    if (app) answers.inc({ app, status: reply.statusCode });
  });
}
