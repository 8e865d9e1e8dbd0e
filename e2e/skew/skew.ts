import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSections, SHELL } from '@portal/shared/federation/apps';
import { buildChanged, copyEqualBuilds, stopBuilds } from '../../launcher/builds.ts';
import { whenGuardIsGone } from '../../launcher/guarded.ts';
import { log } from '../../launcher/output.ts';
import type { Portal } from '../../launcher/portal.ts';
import { ROOT } from '../../launcher/root.ts';
import { checkOut } from '../../launcher/skew/checkOut.ts';
import { lastRelease } from '../../launcher/skew/lastRelease.ts';
import type { Walked } from '../../launcher/skew/report.ts';
import { firstLines } from '../../launcher/testing/outcome.ts';
import { DIFFERENCES, NOT_OF_A_MEETING, STAND_IN } from './differences.ts';
import { MEETINGS, type Meeting } from './meetings.ts';
import { makeDatabase, portalOfMeeting, portalOfRelease, start } from './portalOf.ts';
import { walk } from './walk.ts';

// Runs journeys on a portal that partly consists of the last release: npm run skew [-- name-of-a-meeting …]
// [which-journeys …]

const isMeeting = (word: string) => MEETINGS.some(({ name }) => name === word);
const words = process.argv.slice(2);
const names = words.filter(isMeeting);
const given = words.filter((word) => !isMeeting(word));
const journeys = given.length > 0 ? given : ['journeys/'];
const meetings = MEETINGS.filter(({ name }) => names.length === 0 || names.includes(name));

const release = lastRelease(STAND_IN);
if (typeof release === 'string') {
  log('skipped', `the meetings with the last release: ${release}`);
  process.exit(0);
}

let portal: Portal | undefined;
const data = mkdtempSync(join(tmpdir(), 'portal-skew-'));
async function end(code: number): Promise<never> {
  stopBuilds();
  await portal?.stop();
  rmSync(data, { recursive: true, force: true });
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(1));
whenGuardIsGone(() => void end(1));

/** Builds missing builds, of the current state and of the release. */
async function build(folder: string): Promise<void> {
  await buildChanged();
  const needed = meetings.flatMap(({ released }) => released);
  const apps = [SHELL, ...findSections(folder)].map(({ name }) => name).filter((name) => needed.includes(name));
  copyEqualBuilds(apps, folder);
  await buildChanged(apps, folder);
}

async function walkThrough(meeting: Meeting, folder: string): Promise<Walked> {
  log('skew', `${meeting.name}: ${meeting.inWords}`);
  const left = [...NOT_OF_A_MEETING, ...DIFFERENCES[meeting.name]];
  for (const { journey, reason } of left) log('not walked', `${journey.source}: ${reason}`);
  portal = portalOfMeeting(meeting, { release: folder, data });
  await start(portal);
  const walked = await walk({
    root: meeting.journeys === 'released' ? folder : ROOT,
    name: meeting.name,
    address: portal.url,
    options: [...journeys, '--grep-invert', left.map(({ journey }) => journey.source).join('|')],
  });
  await portal.stop();
  return walked;
}

try {
  const startedAt = Date.now();
  log('skew', `the last release is ${release.name}`);
  const folder = checkOut(release);
  await build(folder);
  portal = portalOfRelease({ release: folder, data });
  await makeDatabase(portal);
  const walks: Walked[] = [];
  for (const meeting of meetings) walks.push(await walkThrough(meeting, folder));
  const failed = walks.flatMap((walked) => walked.failed);
  for (const { name, message } of failed) {
    log('failed', name);
    console.log(firstLines(message));
  }
  const passed = walks.reduce((sum, walked) => sum + walked.passed, 0);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  log('skew', `${passed} passed, ${failed.length} failed, in ${seconds} s`);
  await end(failed.length === 0 ? 0 : 1);
} catch (error) {
  log('skew', (error as Error).message);
  await end(1);
}
