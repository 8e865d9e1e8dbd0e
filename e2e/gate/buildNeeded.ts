import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { SECTION_MANIFEST_FILE, sectionBuild } from '@portal/shared/section/registry';
import { buildChanged, isOverwritten } from '../../launcher/builds.ts';
import { SECTION_NAMES } from '../../launcher/processes.ts';
import { ROOT } from '../../launcher/root.ts';
import { misfits } from './checks/contract.ts';

/** True if the existing build of a section can run in the shell that has just been built. */
function isUsable(name: string): boolean {
  const dist = join(ROOT, name, 'dist');
  const record = join(dist, SECTION_MANIFEST_FILE);
  if (!existsSync(record) || isOverwritten(dist)) return false;
  return misfits(v.parse(sectionBuild, JSON.parse(readFileSync(record, 'utf8')))).length === 0;
}

/**
 * Builds the shell, and the section if it belongs to this repository. For the others any build that the shell can run
 * is used, as in a portal with sections deployed on different days.
 */
export async function buildNeeded(section: string): Promise<void> {
  const isOwn = SECTION_NAMES.includes(section);
  await buildChanged(['shell', ...(isOwn ? [section] : [])]);
  const unusable = SECTION_NAMES.filter((name) => name !== section && !isUsable(name));
  if (unusable.length > 0) await buildChanged(unusable);
}
