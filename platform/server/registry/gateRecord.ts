import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { sectionBuild, type BuildRecord } from '@portal/shared/section/registry';
import { readRecord } from './buildRecord.ts';

/** Checks of the gate. A record without one of them is of an earlier gate, or of none. */
export const GATE_CHECKS = [
  'contract',
  'calls',
  'routes',
  'rendering',
  'insets',
  'size',
  'single copies of shared modules',
  'styles within its scope',
  'clean unmount',
  'pages come to rest',
  'next visitor',
  'no growth by visits',
  'frame untouched',
  'storage untouched',
  'built-ins untouched',
  'axe at 390 and 1280',
  'faults',
] as const;
export type GateCheck = (typeof GATE_CHECKS)[number];

const DAY_MS = 24 * 3_600_000;
/** An older record says little about the shell and the API of today. */
const MAX_AGE_DAYS = 14;
/** Tolerated difference of two machines' clocks. */
const CLOCK_DIFFERENCE_MS = 5 * 60_000;

const id = v.pipe(v.string(), v.nonEmpty());
const sha256 = v.pipe(v.string(), v.hexadecimal(), v.length(64));

/** Findings of the gate: by which version of it, and against which builds. */
const passed = v.object({
  build: id,
  /** Digest of the build's record, as `contentOf` makes it: another build under the same id has not passed. */
  content: sha256,
  passedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Digest of the gate's code. */
  gate: sha256,
  shell: id,
  api: id,
  checks: v.record(v.string(), v.literal('passed')),
});
type Passed = v.InferOutput<typeof passed>;

/** Record that the gate writes next to the `section.json` of a build that has passed it. */
const gateRecord = v.object({ ...passed.entries, signature: v.optional(v.string()) });
type GateRecord = v.InferOutput<typeof gateRecord>;

export const GATE_FILE = 'gate.json';

/** Digest of a section's build by its record, which has the integrity of every file. The base may change later. */
export function contentOf(build: BuildRecord): string {
  const { base: _base, ...content } = v.parse(sectionBuild, build);
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

const signatureOf = (record: Passed, key: string) =>
  createHmac('sha256', key)
    .update(JSON.stringify(v.parse(passed, record)))
    .digest('base64url');

/** Signs a record if the gate runs where the portal's key is. */
export const signed = (record: Passed, key: string | null): GateRecord =>
  key === null ? record : { ...record, signature: signatureOf(record, key) };

function isSigned({ signature = '', ...record }: GateRecord, key: string): boolean {
  const [given, right] = [signature, signatureOf(record, key)].map((text) => Buffer.from(text));
  return given !== undefined && right !== undefined && given.length === right.length && timingSafeEqual(given, right);
}

/** Trust in records of the gate. */
export interface GateTrust {
  /** The portal's key, if only records signed with it count. */
  gateKey: string | null;
}

function faultOf(record: GateRecord, build: BuildRecord, { gateKey }: GateTrust, now: Date): string | null {
  if (record.build !== build.id) return `is of another build, ${record.build}`;
  const missing = GATE_CHECKS.filter((check) => record.checks[check] === undefined);
  if (record.content !== contentOf(build)) return 'is of other content under the same id';
  if (missing.length > 0) return `lacks the checks ${missing.join(', ')}`;
  const age = now.getTime() - new Date(record.passedAt).getTime();
  if (age > MAX_AGE_DAYS * DAY_MS) return `is older than ${MAX_AGE_DAYS} days`;
  if (age < -CLOCK_DIFFERENCE_MS) return 'is of the future';
  return gateKey !== null && !isSigned(record, gateKey) ? "is not signed with the portal's key" : null;
}

/** Digest of the gate's record, or the reason why a build does not count as passed. */
type Passage = { digest: string } | { objection: string };

const digestOf = (record: object) => createHash('sha256').update(JSON.stringify(record)).digest('base64url');

/** Reads the gate's record beside a build's. */
export async function readGate(
  build: BuildRecord,
  recordFileOrUrl: string,
  trust: GateTrust,
  now = new Date(),
): Promise<Passage> {
  const place = recordFileOrUrl.replace(/[^/]*$/, GATE_FILE);
  const command = `npm run gate -- ${build.name}`;
  try {
    const record = await readRecord(place, gateRecord);
    const objection = faultOf(record, build, trust, now);
    return objection === null
      ? { digest: digestOf(record) }
      : { objection: `${build.name} ${build.id}: ${place} ${objection} (${command})` };
  } catch (error) {
    const reason = (error as Error).message;
    return { objection: `${build.name} ${build.id} has not passed the gate: ${reason} (${command})` };
  }
}
