import { CERTIFICATE_STATUS_NAMES, CODES } from '@portal/shared/contract';
import type { BatchOutcome, OfficeAct } from '@portal/shared/contract/office';
import { certificate } from '../../../../aggregates/certificate.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import { moneyContext } from '../../../../enrolment/context.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { lockNotOwn } from '../../../../internalControls/acts/act.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { decideCertificate } from '../../../manager/certificates/decisions.ts';
import type { CertificateRow } from '../../../manager/certificates/store.ts';
import { ofMember } from '../../parts/targets.ts';

/** Act on several certificates, each in its own transaction. */
interface BatchAct {
  act: OfficeAct;
  reason: string;
  /** Problem besides the state; empty if none. */
  problemOf(certificate: CertificateRow): string;
  /** Performs the act; returns null if the life cycle rejects it. */
  work(certificateNo: number, context: ReturnType<typeof moneyContext>): Promise<unknown>;
}

type Outcome = BatchOutcome[number];

/** Issues each certificate; a rejected one does not block the others. */
export const issueAll = ({ certificateNos }: { certificateNos: readonly number[] }, context: MemberContext) =>
  inBatch(certificateNos, context, {
    act: 'issue certificate',
    reason: '',
    problemOf: ({ status, grade }) =>
      status === 'PAID' && grade === null ? '급수를 알 수 없습니다. 한 건씩 발급하면서 급수를 골라주세요.' : '',
    work: (certificateNo, inside) => decideCertificate(certificateNo, { event: 'issue' }, inside),
  });

/** Records for each certificate that its card was posted. */
export const sendAll = (
  { certificateNos, reason }: { certificateNos: readonly number[]; reason: string },
  context: MemberContext,
) =>
  inBatch(certificateNos, context, {
    act: 'send certificate',
    reason,
    problemOf: () => '',
    work: (certificateNo, inside) => decideCertificate(certificateNo, { event: 'send' }, inside),
  });

async function inBatch(certificateNos: readonly number[], context: MemberContext, act: BatchAct) {
  const outcomes: BatchOutcome = [];
  for (const certificateNo of new Set(certificateNos)) outcomes.push(await doneOrRefused(certificateNo, context, act));
  return outcomes;
}

async function doneOrRefused(certificateNo: number, context: MemberContext, act: BatchAct): Promise<Outcome> {
  try {
    return await inTransaction(context.db, (db) => doOne(certificateNo, { ...context, db }, act));
  } catch (error) {
    const refused = { certificateNo, isDone: false, number: '' };
    if (error instanceof HttpError) return { ...refused, name: '', problem: '없는 번호입니다.' };
    if (!(error instanceof BusinessError)) throw error;
    return { ...refused, name: await nameOn(certificateNo, context), problem: CODES[error.codeName].message };
  }
}

async function nameOn(certificateNo: number, { db }: MemberContext): Promise<string> {
  const row = await db
    .selectFrom('certificate')
    .select('holder_name')
    .where('certificate_no', '=', certificateNo)
    .executeTakeFirst();
  return row?.holder_name ?? '';
}

async function doOne(
  certificateNo: number,
  context: MemberContext,
  { act, reason, problemOf, work }: BatchAct,
): Promise<Outcome> {
  const { db } = context;
  const row = await lockNotOwn(ofMember(certificate), { act, no: certificateNo }, context);
  const outcome = { certificateNo, name: row.holder_name ?? '', isDone: false, number: '' };
  const problem = problemOf(row);
  if (problem) return { ...outcome, problem };
  if (!(await work(certificateNo, moneyContext(context))))
    return { ...outcome, problem: `지금 상태가 ‘${CERTIFICATE_STATUS_NAMES[row.status]}’입니다.` };
  const { number } = await db
    .selectFrom('certificate')
    .select('number')
    .where('certificate_no', '=', certificateNo)
    .executeTakeFirstOrThrow();
  await recordAct(context, { act, object: 'certificate', objectNo: certificateNo, reason });
  return { ...outcome, isDone: true, number: number ?? '', problem: '' };
}
