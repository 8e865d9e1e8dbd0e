import type { CallAnswer, Calls, CallValue } from '@portal/shared/contract';
import { moneyContext } from '../../../../enrolment/context.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordActs, type Act } from '../../../../internalControls/audit/recordAct.ts';
import { refusalOf } from '../../../../internalControls/audit/refuseAct.ts';
import { findSamePerson } from '../../../../internalControls/persons/samePerson.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { decideCertificate } from '../../../manager/certificates/decisions.ts';
import { atFile } from '../../parts/atFile.ts';
import { POST_COLUMNS } from '../list.ts';
import { lockNumbers, usedNumbers } from '../usedNumbers.ts';
import { fingerprintOf, planTracking, type PlannedRow } from './planTracking.ts';
import { readTracking, type TrackingRow } from './readTracking.ts';

type Table = CallValue<Calls['officeCheckTracking']>;

/** Previews the effect of a table. */
export async function checkTracking(
  table: Table,
  context: MemberContext,
): Promise<CallAnswer<Calls['officeCheckTracking']>> {
  const { fingerprint, rows } = await plan(table, context, { lock: false });
  return {
    fingerprint,
    rows: rows.map(({ line, recipient, trackingNumber, outcome, message }) => ({
      line,
      recipient,
      trackingNumber,
      outcome,
      message,
    })),
  };
}

/** Records a table exactly as previewed; nothing if anything has changed since. Returns the number of cards sent. */
export async function enterTracking(
  { fingerprint, ...table }: CallValue<Calls['officeEnterTracking']>,
  context: MemberContext,
): Promise<number> {
  await lockNumbers(context.db);
  const planned = await plan(table, context, { lock: true });
  if (planned.fingerprint !== fingerprint) throw new BusinessError('TRACKING_CHANGED');
  const acts: Act[] = [];
  const inside = moneyContext(context);
  for (const { certificateNo, outcome, isOwn, carrier, trackingNumber: number, line } of planned.rows) {
    if (certificateNo === null) continue;
    const object = { object: 'certificate' as const, objectNo: certificateNo };
    if (isOwn) acts.push(refusalOf('OWN_MATTER', { act: 'send certificate', ...object }));
    if (outcome !== 'send') continue;
    const status = await decideCertificate(certificateNo, { event: 'send', tracking: { carrier, number } }, inside);
    if (!status) throw new BusinessError('TRACKING_CHANGED');
    acts.push({ ...object, act: 'send certificate', detail: { status, line, table: fingerprint } });
  }
  if (acts.length > 0) await recordActs(context, acts);
  return planned.rows.filter(({ outcome }) => outcome === 'send').length;
}

async function plan(
  { file, carrier }: Table,
  context: MemberContext,
  { lock }: { lock: boolean },
): Promise<{ fingerprint: string; rows: PlannedRow[] }> {
  const bytes = Buffer.from(file, 'base64');
  const table = await atFile(readTracking(bytes));
  const posts = await findPosts(table, context, lock);
  const members = posts.map(({ member_no }) => member_no);
  const own = await findSamePerson(context.db, context.caller.memberNo, members);
  const isUsed = await usedNumbers(
    context.db,
    table.map(({ trackingNumber }) => trackingNumber),
  );
  const rows = planTracking(table, { posts, own, carrier, isUsed });
  return { fingerprint: fingerprintOf(bytes, rows), rows };
}

/** Candidates for the table's rows: certificates named by number, and all that are to be posted. */
function findPosts(table: readonly TrackingRow[], { db }: MemberContext, lock: boolean) {
  const numbers = table.flatMap(({ certificateNo }) =>
    /^\d{1,15}$/.test(certificateNo) ? [Number(certificateNo)] : [],
  );
  const query = db
    .selectFrom('certificate')
    .select(POST_COLUMNS)
    .where((either) => either.or([either('status', '=', 'ISSUED'), either('certificate_no', 'in', [0, ...numbers])]))
    .orderBy('certificate_no');
  return (lock ? query.forNoKeyUpdate() : query).execute();
}
