import { useMutation } from '@portal/shared/client';
import {
  officeCertificates,
  officeOverview,
  officeReissueCertificate,
  officeRejectCertificate,
  officeRevokeCertificate,
  type CertificateAct,
} from '@portal/shared/contract/office';
import { openDialog } from '@portal/shared/overlay';
import { Callout, toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { showRefused } from '../parts/decision/showOutcome.ts';
import { detailsOf, holderOf, type Certificate } from './certificate.ts';
import type { useBatchActs } from './useBatchActs.tsx';

const options = { quiet: true, invalidates: [officeCertificates, officeOverview] };

/** Acts on one row; those that exist for a selection run as a batch of one. */
export function useCertificateActs(batch: ReturnType<typeof useBatchActs>) {
  const rejecting = useMutation(officeRejectCertificate, options);
  const revoking = useMutation(officeRevokeCertificate, options);
  const reissuing = useMutation(officeReissueCertificate, options);
  const acts: Record<CertificateAct, (certificate: Certificate) => void> = {
    issue: (certificate) => void openDialog(() => import('./IssueDialog.tsx'), { certificate }),
    send: ({ certificateNo }) => batch.send([certificateNo]),
    print: ({ certificateNo }) => void batch.print([certificateNo]),
    reject: (certificate) =>
      void openDecision({
        title: '발급 반려',
        details: detailsOf(certificate),
        note: (
          <Callout tone="warning">
            사유는 회원이 알림과 홈페이지에서 그대로 읽습니다. 받은 수수료는 돌려드려야 하며, 회원에게 계좌를 묻습니다.
          </Callout>
        ),
        action: '반려',
        isDangerous: true,
        reasonLabel: '반려 사유',
        reasonMissing: '반려하는 사유를 입력해주세요.',
        send: async (reason) => {
          await rejecting.mutate({ certificateNo: certificate.certificateNo, reason });
          showRefused();
        },
      }),
    revoke: (certificate) =>
      void openDecision({
        title: '자격 취소',
        details: detailsOf(certificate),
        note: (
          <Callout tone="danger">
            되돌릴 수 없습니다. 이 번호의 진위확인은 지금부터 ‘유효하지 않음’으로 나오고, 회원이 사유를 그대로 읽습니다.
          </Callout>
        ),
        action: '자격 취소',
        isDangerous: true,
        reasonLabel: '취소 사유',
        reasonMissing: '자격을 취소하는 사유를 입력해주세요.',
        send: async (reason) => {
          await revoking.mutate({ certificateNo: certificate.certificateNo, reason });
          toast('자격을 취소했습니다.');
        },
      }),
    reissue: (certificate) =>
      void openDecision({
        title: '재발급',
        details: detailsOf(certificate),
        note: (
          <Callout tone="warning">
            새 번호로 다시 발급하고, 지금 번호는 무효가 됩니다. 수수료는 받지 않습니다. {holderOf(certificate)} 님의
            이름은 지금 회원 정보의 이름으로 적힙니다.
          </Callout>
        ),
        action: '재발급',
        reasonLabel: '재발급 사유',
        reasonMissing: '다시 발급하는 사유를 입력해주세요.',
        send: async (reason) => {
          await reissuing.mutate({ certificateNo: certificate.certificateNo, reason });
          toast('새 번호로 다시 발급했습니다.');
        },
      }),
  };
  return (act: CertificateAct, certificate: Certificate) => acts[act](certificate);
}
