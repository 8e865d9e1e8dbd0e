import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { BuildRecord } from '@portal/shared/section/registry';
import { readRecord } from './buildRecord.ts';

/** Record that the gate writes next to the `section.json` of a build that has passed it. */
const gateRecord = v.object({
  build: v.string(),
  passedAt: v.pipe(v.string(), v.isoTimestamp()),
  checks: v.record(v.string(), v.literal('passed')),
});

const GATE_FILE = 'gate.json';

/** Digest of the gate's record, or the reason why a build does not count as passed. */
type Passage = { digest: string } | { objection: string };

const digestOf = (record: object) => createHash('sha256').update(JSON.stringify(record)).digest('base64url');

/** Reads the gate's record beside a build's. */
export async function readGate(build: BuildRecord, recordFileOrUrl: string): Promise<Passage> {
  const place = recordFileOrUrl.replace(/[^/]*$/, GATE_FILE);
  try {
    const passed = await readRecord(place, gateRecord);
    if (passed.build === build.id) return { digest: digestOf(passed) };
    return { objection: `${build.name} ${build.id}: ${place} is of another build, ${passed.build}` };
  } catch {
    const command = `npm run gate -- ${build.name}`;
    return { objection: `${build.name} ${build.id} has not passed the gate: there is no ${place} (${command})` };
  }
}
