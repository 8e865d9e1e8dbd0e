import type { Calls, CallValue, CertificateStatus } from '@portal/shared/contract';
import { isTrackingNumber, trackingNumberProblem } from '@portal/shared/contract/manager';
import { digitsOf } from '@portal/shared/rules';
import type { Queries } from '../../../database/types/tables.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import { recordAct } from '../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { decideCertificate } from '../../manager/certificates/decisions.ts';
import type { Tracking } from '../../manager/certificates/moveCertificate.ts';
import { requireCertificate } from '../parts/lockMatter.ts';
import { CERTIFICATE_OBJECT } from '../parts/objects.ts';
import { lockNumbers, NUMBER_IS_USED, usedNumbers } from './usedNumbers.ts';

/** Records that a card was posted, or corrects the tracking number of a posted one. */
export async function sendPost(
  { certificateNo, carrier, trackingNumber }: CallValue<Calls['officeSendPost']>,
  context: MemberContext,
): Promise<CertificateStatus> {
  const tracking = { carrier, number: digitsOf(trackingNumber) };
  if (!isTrackingNumber(carrier, tracking.number)) throw wrongNumber(trackingNumberProblem(carrier));
  await lockNumbers(context.db);
  const isUsed = await usedNumbers(context.db, [tracking.number]);
  if (isUsed(tracking.number, carrier, certificateNo)) throw wrongNumber(NUMBER_IS_USED);
  const { status } = await requireCertificate(certificateNo, 'send certificate', context);
  const act = { object: CERTIFICATE_OBJECT, objectNo: certificateNo };
  if (status === 'SENT') {
    await writeTracking(context.db, certificateNo, tracking);
    await recordAct(context, { ...act, act: 'correct tracking number' });
    return status;
  }
  const sent = await decideCertificate(certificateNo, { event: 'send', tracking }, moneyContext(context));
  if (!sent) throw new BusinessError('OFFICE_STATE_CHANGED');
  await recordAct(context, { ...act, act: 'send certificate', detail: { status: sent } });
  return sent;
}

const wrongNumber = (message: string) => new HttpError('MALFORMED', { issues: [{ path: 'trackingNumber', message }] });

const writeTracking = (db: Queries, certificateNo: number, { carrier, number }: Tracking) =>
  db
    .updateTable('certificate')
    .set({ carrier, tracking_number: number })
    .where('certificate_no', '=', certificateNo)
    .execute();
