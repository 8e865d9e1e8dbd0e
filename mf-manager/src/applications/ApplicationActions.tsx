import { useState } from 'react';
import { useMutation } from '@portal/shared/client';
import { patchIntCancelRetract } from '@portal/shared/contract/manager';
import { Actions, Button, ButtonLink } from '@portal/shared/ui';
import { PrintButtons } from '../parts/documents/PrintButtons.tsx';
import type { ApplicationDetail } from '../parts/kind/application.ts';
import { callsOf, KINDS } from '../parts/kind/kinds.ts';
import { payPath } from '../parts/page/paths.ts';
import { cancelApplication } from './cancel/cancelApplication.ts';
import { retractCancel } from './cancel/retractCancel.ts';

const IN_NOTICES: readonly ApplicationDetail['allowedActions'][number][] = ['nameRefundAccount', 'denyRefundAccount'];

/**
 * The buttons of an application: those of `allowedActions` and no others. Those about an account stand in its notice.
 */
export function ApplicationActions({ application }: { application: ApplicationDetail }) {
  const { kind, allowedActions, offeringNo, applicationNo } = application;
  const cancel = useMutation(KINDS[kind].cancel, { invalidates: callsOf(kind) });
  const retract = useMutation(patchIntCancelRetract, { invalidates: callsOf(kind) });
  const fetchApplication = KINDS[kind].application.useFetch();
  const [isCancelling, setCancelling] = useState(false);
  if (allowedActions.every((action) => IN_NOTICES.includes(action))) return null;
  const startCancelling = async () => {
    setCancelling(true);
    try {
      // As the API has it now, so that the amount shown is the amount refunded.
      const current = await fetchApplication(applicationNo);
      if (current) await cancelApplication(current, cancel);
    } finally {
      setCancelling(false);
    }
  };
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
      {allowedActions.includes('requestCertificate') && (
        <ButtonLink to="/manager/exam/certificate">자격증 신청</ButtonLink>
      )}
      {allowedActions.includes('cancel') && (
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
