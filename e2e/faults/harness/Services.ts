import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { APPS } from '@portal/shared/federation/apps';
import { Portal } from '../../../launcher/portal.ts';
import { SECTION_NAMES } from '../../../launcher/processes.ts';
import { freePort } from './freePort.ts';

const START_TIMEOUT_MS = 180_000;

/** The API with a new database and every section, on free ports, behind any number of shells. */
export interface Services {
  portal: Portal;
  /** Ports of the apps and the data folder. */
  environment: Readonly<Record<string, string>>;
  /** A folder that is deleted with the services. */
  folder: string;
  close(): Promise<void>;
}

export async function startServices(sections: readonly string[] = SECTION_NAMES): Promise<Services> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-faults-'));
  const ports: Record<string, string> = {};
  for (const { portVariable } of APPS) ports[portVariable] = String(await freePort());
  const environment = {
    ...ports,
    PORTAL_DATA: folder,
    // All visitors of the tests have one address.
    CODE_SENDS_PER_ADDRESS: '3000',
  };
  const portal = new Portal({
    environment: { ...process.env, ...environment },
    restart: false,
    onLine: () => undefined,
  });
  const close = async () => {
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    portal.start('api', ...sections);
    await portal.ready(['api', ...sections], START_TIMEOUT_MS);
  } catch (error) {
    await close();
    throw error;
  }
  return { portal, environment, folder, close };
}
