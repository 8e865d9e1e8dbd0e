import { useState } from 'react';
import { Actions, Button, ButtonLink } from '@portal/shared/ui';
import { cancelApplication } from './cancel/cancelApplication.tsx';
import { retractCancel, type RetractCall } from './cancel/retractCancel.ts';
import type { CancelCall } from './cancel/useCancel.ts';
import type { ApplicationDetail } from '../parts/kind/application.ts';
import { payPath } from '../parts/page/paths.ts';
import { PrintButtons } from '../parts/documents/PrintButtons.tsx';

interface ApplicationActionsProps {
  application: ApplicationDetail;
  cancel: CancelCall;
  retract: RetractCall;
  /** The application as it is this moment; undefined when it could not be fetched. */
  fetchNow(): Promise<ApplicationDetail | undefined>;
}

/** The buttons of an application: those that the API allows now, and no others. */
export function ApplicationActions({ application, cancel, retract, fetchNow }: ApplicationActionsProps) {
  const { allowedActions, applyType, offeringNo, userExaminationNo } = application;
  const [isCancelling, setCancelling] = useState(false);
  if (allowedActions.length === 0) return null;
  const startCancelling = async () => {
    setCancelling(true);
    try {
      const now = await fetchNow();
      if (now) await cancelApplication(now, cancel);
    } finally {
      setCancelling(false);
    }
  };
  return (
    <Actions>
      {allowedActions.includes('pay') && (
        <ButtonLink to={payPath(applyType, offeringNo, userExaminationNo)}>결제하기</ButtonLink>
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
        <Button
          variant="secondary"
          busy={retract.isPending}
          onClick={() => void retractCancel(userExaminationNo, retract)}
        >
          취소 철회
        </Button>
      )}
    </Actions>
  );
}
