import { appendFileSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { API, SHELL } from '@portal/shared/federation/apps';
import { Portal } from '../../launcher/portal.ts';
import { PROCESS_NAMES, SECTION_NAMES } from '../../launcher/processes.ts';
import { ROOT } from '../../launcher/root.ts';
import { SKEW_PORTS } from '../ports.ts';
import type { Meeting } from './meetings.ts';

/** Time for loading the demo's content, or for migrating a database. */
const START_TIMEOUT_MS = 180_000;

interface Places {
  /** Checkout of the release. */
  release: string;
  /** Folder with a data folder for each meeting. */
  data: string;
}

/** Folder of the database made by the release's API; each meeting gets a copy of it. */
const MADE = 'made';

function portalOf(name: string, released: readonly string[], { release, data }: Places): Portal {
  const log = join(ROOT, '.cache', 'results', `skew-${name}.log`);
  mkdirSync(join(log, '..'), { recursive: true });
  rmSync(log, { force: true });
  return new Portal({
    environment: {
      ...process.env,
      ...SKEW_PORTS,
      PORTAL_DATA: join(data, name),
      // All members of the journeys have one IP address.
      CODE_SENDS_PER_ADDRESS: '3000',
    },
    // An app that is new since the release is the current one.
    rootOf: (app) => (released.includes(app) && existsSync(join(release, app)) ? release : ROOT),
    onLine: (app, line) => appendFileSync(log, `${app} ${line}\n`),
  });
}

/** The apps of a meeting, not started yet, on a database made by the release's API. */
export function portalOfMeeting({ name, released }: Meeting, places: Places): Portal {
  cpSync(join(places.data, MADE), join(places.data, name), { recursive: true });
  return portalOf(name, released, places);
}

/** The release's API alone, which makes the database. */
export const portalOfRelease = (places: Places): Portal => portalOf(MADE, [API.name], places);

/** Starts the apps of a meeting, and registers their builds as a deployment does. */
export async function start(portal: Portal): Promise<void> {
  portal.start(API.name);
  await portal.register();
  portal.start(...SECTION_NAMES);
  await portal.ready([API.name], START_TIMEOUT_MS);
  portal.start(SHELL.name);
  await portal.ready(PROCESS_NAMES, START_TIMEOUT_MS);
}

/** Lets the API make its database, and stops it. */
export async function makeDatabase(portal: Portal): Promise<void> {
  portal.start(API.name);
  await portal.ready([API.name], START_TIMEOUT_MS);
  await portal.stop(API.name);
}
