import { metricsServer } from '@portal/platform/server/metrics/metricsServer';
import { processRegister } from '@portal/platform/server/metrics/processRegister';
import { registerHere } from '@portal/platform/server/registry/register';
import { registerAt } from '@portal/platform/server/registry/remote/registerAt';
import { stopOnSignal } from '@portal/shared/federation/stopOnSignal';
import { rollBackBy } from './operations/rollbackForm.ts';
import { serveOperations } from './operations/serveOperations.ts';
import { shellServer } from './server.ts';
import { readKeys, readSettings, type Settings } from './settings.ts';

/** Null if teams have no keys: a page of another site could send the form without one. */
function rollBackOf({ judgeOrigin, ...settings }: Settings) {
  if (judgeOrigin !== null) return rollBackBy(registerAt(judgeOrigin));
  const keys = readKeys();
  return keys.teams === null ? null : rollBackBy(registerHere({ ...settings, ...keys }, () => []));
}

const settings = readSettings();
const { host, metricsPort } = settings;
const register = processRegister();
const server = await shellServer(settings, register);
const metrics = metricsServer(register, settings.logLevel);
serveOperations(metrics, {
  ...settings,
  rollBack: rollBackOf(settings),
  register,
  findings: async () => (await server.inject('/health')).json<{ canaries: Record<string, string> }>().canaries,
});
stopOnSignal(() => Promise.all([server.close(), metrics.close()]));
await server.listen({ port: settings.port, host });
if (metricsPort !== null) await metrics.listen({ port: metricsPort, host });
