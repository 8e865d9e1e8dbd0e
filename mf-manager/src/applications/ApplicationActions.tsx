import { useMutation } from '@portal/shared/client';
import { patchIntCancelRetract } from '@portal/shared/contract/manager';
import { Actions, Button, ButtonLink } from '@portal/shared/ui';
import { PrintButtons } from '../parts/documents/PrintButtons.tsx';
import type { ApplicationDetail } from '../parts/kind/application.ts';
import { callsOf } from '../parts/kind/applicationSources.ts';
import { payPath } from '../parts/page/paths.ts';
import { ReceiptButton } from '../parts/receipts/ReceiptButton.tsx';
import { retractCancel } from './cancel/retractCancel.ts';
import { useCancelling } from './cancel/useCancelling.ts';

const ELSEWHERE: readonly ApplicationDetail['allowedActions'][number][] = [
  'nameRefundAccount',
  'denyRefundAccount',
  'addPhoto',
  'object',
];

/**
 * Buttons of an application, exactly those of `allowedActions`. Some are elsewhere: those about an account in its
 * notice, as is cancelling after a change by the association, and those about the photo and the result in their own
 * sections.
 */
export function ApplicationActions({ application }: { application: ApplicationDetail }) {
  const { kind, allowedActions, offeringNo, applicationNo } = application;
  const retract = useMutation(patchIntCancelRetract, { invalidates: callsOf(kind) });
  const { isCancelling, startCancelling } = useCancelling(application);
  const elsewhere: typeof ELSEWHERE = application.change?.mayLeave ? [...ELSEWHERE, 'cancel'] : ELSEWHERE;
  if (allowedActions.every((action) => elsewhere.includes(action))) return null;
  return (
    <Actions>
      {allowedActions.includes('pay') && (
        <ButtonLink to={payPath(kind, offeringNo, applicationNo)}>결제하기</ButtonLink>
      )}
      {application.classUrl && (
        <ButtonLink href={application.classUrl} target="_blank">
          학습실로 가기
        </ButtonLink>
      )}
      <PrintButtons application={application} />
      {allowedActions.includes('printReceipt') && <ReceiptButton of={{ userExaminationNo: applicationNo }} />}
      {allowedActions.includes('requestCertificate') && (
        <ButtonLink to="/manager/exam/certificate">자격증 신청</ButtonLink>
      )}
      {allowedActions.includes('cancel') && !elsewhere.includes('cancel') && (
        <Button variant="secondary" busy={isCancelling} onClick={() => void startCancelling()}>
          신청 취소
        </Button>
      )}
      {allowedActions.includes('retract') && (
        <Button variant="secondary" busy={retract.isPending} onClick={() => void retractCancel(applicationNo, retract)}>
          취소 철회
        </Button>
      )}
    </Actions>
  );
}
