import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { isUrl } from '@portal/platform/server/registry/buildRecord';
import { errorsByBuild, vitalsByBuild } from './countedByBuild.ts';
import { operationsPage, type Measurements } from './operationsPage.ts';
import { registeredApps } from './registeredApps.ts';

interface Sources {
  /** Folder of the registry, or its address. */
  registry: string;
  apiOrigin: string;
  /** Metrics of this server. */
  register: Registry;
  findings(): Promise<Measurements['findings']>;
}

const AT_ADDRESS = '레지스트리가 다른 서버에 있어, 빌드의 기록은 그 서버에서만 볼 수 있습니다.';

/** Serves the operators' page `/platform`, on the server of the metrics, which visitors cannot reach. */
export function serveOperations(server: FastifyInstance, { registry, apiOrigin, register, findings }: Sources): void {
  server.get('/platform', async (_request, reply) => {
    const listed = isUrl(registry) ? { apps: [], problems: [AT_ADDRESS] } : await registeredApps(registry);
    const measurements = {
      errors: await errorsByBuild(apiOrigin),
      vital: await vitalsByBuild(register),
      findings: await findings(),
    };
    reply.headers({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
    return reply.type('text/html; charset=utf-8').send(operationsPage(listed, measurements));
  });
}
