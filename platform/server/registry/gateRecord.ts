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

/** Reason why a build does not count as passed; null if it has passed the gate. */
export async function gateObjection(build: BuildRecord, recordFileOrUrl: string): Promise<string | null> {
  const place = recordFileOrUrl.replace(/[^/]*$/, GATE_FILE);
  try {
    const passed = await readRecord(place, gateRecord);
    return passed.build === build.id
      ? null
      : `${build.name} ${build.id}: ${place} is of another build, ${passed.build}`;
  } catch {
    return `${build.name} ${build.id} has not passed the gate: there is no ${place} (npm run gate -- ${build.name})`;
  }
}
