import type { FastifyInstance } from 'fastify';
import { isUrl } from '@portal/platform/server/registry/buildRecord';
import type { RegistrySource } from '@portal/platform/server/registry/RegistrySource';
import { VISITS_PATH } from '../../src/visits/visitReport.ts';
import type { Settings } from '../settings.ts';
import { endCanary } from './endCanary.ts';
import { Judge } from './Judge.ts';
import { lookOften } from './lookOften.ts';
import { notifyRollback } from './notifyRollback.ts';
import { Tallies } from './Tallies.ts';
import { TallyFolder } from './TallyFolder.ts';
import { visitsHandler } from './visitsHandler.ts';

const MAX_REPORT_BYTES = 2000;

/** Counts reports about canaries and judges them, from when the server listens until it closes. */
export function registerJudge(server: FastifyInstance, source: RegistrySource, settings: Settings): Judge {
  const { registry, data, apiOrigin, endsCanaries } = settings;
  const report = (problem: string) => server.log.error(problem);
  const tallies = new Tallies();
  const judge = new Judge({
    tallies,
    folder: new TallyFolder(data),
    async entries() {
      const { shell, sections } = await source.read();
      return [shell, ...sections];
    },
    // A registry at an address cannot be written from here.
    end: endsCanaries && !isUrl(registry) ? endCanary(registry) : null,
    notify: notifyRollback(server.log, apiOrigin),
    report,
  });
  server.post(VISITS_PATH, { bodyLimit: MAX_REPORT_BYTES }, visitsHandler(source, tallies));
  const closing = new AbortController();
  server.addHook('onListen', async () => void lookOften(judge, closing.signal, report));
  server.addHook('onClose', async () => closing.abort());
  return judge;
}
