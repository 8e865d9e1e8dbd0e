import { metricsServer } from '@portal/platform/server/metrics/metricsServer';
import { processRegister } from '@portal/platform/server/metrics/processRegister';
import { stopOnSignal } from '@portal/shared/federation/stopOnSignal';
import { rollBackAt } from './operations/judgedRollback.ts';
import { rollBackIn } from './operations/rollbackForm.ts';
import { serveOperations } from './operations/serveOperations.ts';
import { shellServer } from './server.ts';
import { readKeys, readSettings } from './settings.ts';

const settings = readSettings();
const { host, metricsPort } = settings;
const register = processRegister();
const server = await shellServer(settings, register);
const metrics = metricsServer(register, settings.logLevel);
serveOperations(metrics, {
  ...settings,
  rollBack: settings.judgeOrigin ? rollBackAt(settings.judgeOrigin) : rollBackIn({ ...settings, ...readKeys() }),
  register,
  findings: async () => (await server.inject('/health')).json<{ canaries: Record<string, string> }>().canaries,
});
stopOnSignal(() => Promise.all([server.close(), metrics.close()]));
await server.listen({ port: settings.port, host });
if (metricsPort !== null) await metrics.listen({ port: metricsPort, host });
