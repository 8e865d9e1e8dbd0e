import fastify from 'fastify';
import { endCanary } from '@portal/platform/server/canary/endCanary';
import { Judge } from '@portal/platform/server/canary/Judge';
import { lookOften } from '@portal/platform/server/canary/lookOften';
import { notifyRollback } from '@portal/platform/server/canary/notifyRollback';
import { Tallies } from '@portal/platform/server/canary/Tallies';
import { TallyFolder } from '@portal/platform/server/canary/TallyFolder';
import { noticeEdits } from '@portal/platform/server/registry/log/noticeEdits';
import { registerHere } from '@portal/platform/server/registry/register';
import { serveRegister } from '@portal/platform/server/registry/remote/serveRegister';
import { readEntries } from '@portal/platform/server/registry/storage/registryFolder';
import { API, hostOf, originOf } from '@portal/shared/federation/apps';
import { stopOnSignal } from '@portal/shared/federation/stopOnSignal';
import { judgePort, readKeys, readOrigins, readPlaces } from './settings.ts';

// Judges canaries in a process of its own, where the shell's server may not write the registry (`CANARY_JUDGE=0`), and
// changes the registry for its operators' page and for teams elsewhere. It reads the counts of the shells from their
// shared folder `PORTAL_DATA`.

const { registry, data, dist } = readPlaces();
const server = fastify({ logger: { level: process.env['LOG_LEVEL'] ?? 'warn' } });
const { log } = server;
const report = (problem: string) => log.error(problem);
const judge = new Judge({
  tallies: new Tallies(),
  folder: new TallyFolder(data),
  entries: async () => [...(await readEntries(registry)).entries.values()],
  end: endCanary(registry),
  noticeEdits: noticeEdits(registry),
  notify: notifyRollback(log, originOf(API)),
  report,
});
const closing = new AbortController();
const looking = lookOften(judge, closing.signal, report);
stopOnSignal(() => {
  closing.abort();
  return Promise.all([looking, server.close()]);
});
const keys = readKeys();
const port = judgePort();
if (keys.teams !== null && port !== null) {
  await serveRegister(server, keys.teams, registerHere({ registry, dist, ...keys }, readOrigins()));
  await server.listen({ port, host: hostOf(process.env) });
}
