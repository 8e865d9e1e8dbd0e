import * as v from 'valibot';
import { API_NAME } from '@portal/shared/contract/comparison/apiName';
import { apiReleaseFile } from '@portal/shared/contract/comparison/callsFile';
import type { CallDescriptions } from '@portal/shared/contract/comparison/describeCall';
import { buildRecord, SHELL_NAME, type BuildRecord } from '@portal/shared/section/registry';
import { parseRecord, readRecord } from './buildRecord.ts';
import { readCalls } from './calls/readCalls.ts';
import { readGate, type GateTrust } from './gateRecord.ts';

/** A build that may go live. */
export interface Candidate {
  fileOrUrl: string;
  build: BuildRecord;
  calls: CallDescriptions | null;
  /** Digest of the gate's record. */
  gate: string | undefined;
}

/** Reads a build with its calls; a release of the API has them in its record. */
async function readBuild(fileOrUrl: string): Promise<Omit<Candidate, 'gate'>> {
  const content = await readRecord(fileOrUrl, v.unknown());
  const build = parseRecord(fileOrUrl, buildRecord, content);
  const isApi = build.name === API_NAME;
  const calls = isApi ? parseRecord(fileOrUrl, apiReleaseFile, content).calls : await readCalls(fileOrUrl, build.id);
  return { fileOrUrl, build, calls };
}

/** Reads the builds; those of sections must have passed the gate. @throws if one has not, unless it is forced */
export async function readCandidates(
  places: readonly string[],
  trust: GateTrust & { isForced: boolean },
  warn: (line: string) => void,
): Promise<Candidate[]> {
  const builds = await Promise.all(places.map(readBuild));
  const candidates: Candidate[] = [];
  const notPassed: string[] = [];
  for (const each of builds) {
    const isSection = each.build.name !== SHELL_NAME && each.build.name !== API_NAME;
    const passage = isSection ? await readGate(each.build, each.fileOrUrl, trust) : null;
    if (passage && 'objection' in passage) notPassed.push(passage.objection);
    candidates.push({ ...each, gate: passage && 'digest' in passage ? passage.digest : undefined });
  }
  if (notPassed.length > 0 && !trust.isForced)
    throw new Error(`refused, nothing was changed:\n${notPassed.join('\n')}`);
  for (const objection of notPassed) warn(`--force: ${objection}`);
  return candidates;
}
