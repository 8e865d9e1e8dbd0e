import type { FastifyInstance } from 'fastify';
import { VISITS_PATH } from '../../src/visits/visitReport.ts';
import { isUrl } from '../registry/buildRecord.ts';
import { noticeEdits } from '../registry/log/noticeEdits.ts';
import type { RegistrySource } from '../registry/RegistrySource.ts';
import { endCanary } from './endCanary.ts';
import { Judge } from './Judge.ts';
import { lookOften } from './lookOften.ts';
import { notifyRollback } from './notifyRollback.ts';
import { Tallies } from './Tallies.ts';
import { TallyFolder } from './TallyFolder.ts';
import { visitsHandler } from './visitsHandler.ts';

const MAX_REPORT_BYTES = 2000;

export interface CanarySettings {
  /** Registry: a folder with one file an entry, or an http(s) address. */
  registry: string;
  /** Folder of data that must survive a restart: the last good copy of the registry. */
  data: string;
  apiOrigin: string;
  /** False: this server counts and reports, but does not end worse canaries. */
  endsCanaries: boolean;
}

/** Counts reports about canaries and judges them, from when the server listens until it closes. */
export function registerJudge(server: FastifyInstance, source: RegistrySource, settings: CanarySettings): Judge {
  const { registry, data, apiOrigin, endsCanaries } = settings;
  const report = (problem: string) => server.log.error(problem);
  const tallies = new Tallies();
  // A registry at an address cannot be written from here.
  const isWritable = endsCanaries && !isUrl(registry);
  const judge = new Judge({
    tallies,
    folder: new TallyFolder(data),
    async entries() {
      const { shell, sections } = await source.read();
      return [shell, ...sections];
    },
    end: isWritable ? endCanary(registry) : null,
    ...(isWritable && { noticeEdits: noticeEdits(registry) }),
    notify: notifyRollback(server.log, apiOrigin),
    report,
  });
  server.post(VISITS_PATH, { bodyLimit: MAX_REPORT_BYTES }, visitsHandler(source, tallies));
  const closing = new AbortController();
  let looking: Promise<void> | undefined;
  server.addHook('onListen', async () => {
    looking = lookOften(judge, closing.signal, report);
  });
  server.addHook('onClose', async () => {
    closing.abort();
    // It may be writing the log of the registry.
    await looking;
  });
  return judge;
}
