import type { Calls, CallValue, CertificateStatus } from '@portal/shared/contract';
import { isTrackingNumber, trackingNumberProblem } from '@portal/shared/contract/manager';
import { digitsOf } from '@portal/shared/rules';
import { certificate } from '../../../aggregates/certificate.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import { HttpError } from '../../../errors/errors.ts';
import { act, orChanged } from '../../../internalControls/acts/act.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { decideCertificate } from '../../manager/certificates/decisions.ts';
import type { Tracking } from '../../manager/certificates/moveCertificate.ts';
import { ofMember } from '../parts/targets.ts';
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
  return act(
    ofMember(certificate),
    {
      act: 'send certificate',
      no: certificateNo,
      async do({ status }) {
        if (status !== 'SENT')
          return orChanged(await decideCertificate(certificateNo, { event: 'send', tracking }, moneyContext(context)));
        await writeTracking(context.db, certificateNo, tracking);
        return status;
      },
      entry: ({ status: before }, status) =>
        before === 'SENT' ? { act: 'correct tracking number' } : { detail: { status } },
    },
    context,
  );
}

const wrongNumber = (message: string) => new HttpError('MALFORMED', { issues: [{ path: 'trackingNumber', message }] });

const writeTracking = (db: Queries, certificateNo: number, { carrier, number }: Tracking) =>
  db
    .updateTable('certificate')
    .set({ carrier, tracking_number: number })
    .where('certificate_no', '=', certificateNo)
    .execute();
