import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Registry } from 'prom-client';
import { isUrl } from '@portal/platform/server/registry/buildRecord';
import { errorsByBuild, vitalsByBuild } from './countedByBuild.ts';
import { operationsPage, type Measurements } from './operationsPage.ts';
import { registeredApps } from './registeredApps.ts';
import { MAX_FORM_BYTES, ROLLBACK_PATH, type RollBack } from './rollbackForm.ts';

interface Sources {
  registry: string;
  /** Null shows the commands instead of the forms. */
  rollBack: RollBack | null;
  apiOrigin: string;
  /** Metrics of this server. */
  register: Registry;
  findings(): Promise<Measurements['findings']>;
}

const SEE_OTHER = 303;
const CONFLICT = 409;

const AT_ADDRESS = '레지스트리가 다른 서버에 있어, 빌드의 기록은 그 서버에서만 볼 수 있습니다.';

/**
 * Serves the operators' page `/platform`, on the server of the metrics, which visitors cannot reach.
 */
export function serveOperations(
  server: FastifyInstance,
  { registry, rollBack, apiOrigin, register, findings }: Sources,
): void {
  const send = async (reply: FastifyReply, refusal?: string) => {
    const { apps, problems } = isUrl(registry) ? { apps: [], problems: [AT_ADDRESS] } : await registeredApps(registry);
    const listed = { apps, problems: [...(refusal === undefined ? [] : [refusal]), ...problems] };
    const measurements = {
      errors: await errorsByBuild(apiOrigin),
      vital: await vitalsByBuild(register),
      findings: await findings(),
    };
    reply.headers({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
    });
    const content = operationsPage(listed, measurements, { mayRollBack: rollBack !== null });
    return reply.type('text/html; charset=utf-8').send(content);
  };
  server.get('/platform', (_request, reply) => send(reply));
  if (rollBack === null) return;
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  server.post(ROLLBACK_PATH, async (request, reply) => {
    const refusal = await rollBack(request.body);
    if (refusal === null) return reply.redirect('/platform', SEE_OTHER);
    request.log.warn({ refusal }, 'rollback refused');
    return send(reply.code(CONFLICT), `되돌리지 못했습니다. ${refusal}`);
  });
}
