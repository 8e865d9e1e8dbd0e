import { CallError, useMutation } from '@portal/shared/client';
import {
  MAX_CERTIFICATES_AT_ONCE,
  officeCertificates,
  officeIssueCertificates,
  officeOverview,
  officePrintCertificates,
  officeSendCertificates,
  type BatchOutcome,
} from '@portal/shared/contract/office';
import { alert, openDialog } from '@portal/shared/overlay';
import type { Decision } from '../parts/decision/DecisionDialog.tsx';
import { openDecision } from '../parts/decision/openDecision.ts';
import type { BatchResult } from './BatchDialog.tsx';

const options = { quiet: true, invalidates: [officeCertificates, officeOverview] };

/**
 * Opens the decision dialog, runs the batch and shows its outcome. The outcome opens only after the decision dialog has
 * closed, which would close it too.
 */
async function askAndShow({
  work,
  result,
  onDone,
  ...decision
}: Omit<Decision, 'send'> & {
  work(reason: string): Promise<BatchOutcome>;
  result: Omit<BatchResult, 'outcomes'>;
  onDone(): void;
}): Promise<void> {
  const answers: BatchOutcome[] = [];
  await openDecision({
    ...decision,
    send: async (reason) => {
      answers.push(await work(reason));
    },
  });
  const [outcomes] = answers;
  if (!outcomes) return;
  onDone();
  await openDialog(() => import('./BatchDialog.tsx'), { result: { ...result, outcomes } });
}

const countOf = (certificateNos: readonly number[]) => [
  { term: '고른 건수', description: `${certificateNos.length}건` },
];

/** Acts on all selected rows. Calls `onDone`, then shows the outcome of each row. */
export function useBatchActs(onDone: () => void) {
  const issuing = useMutation(officeIssueCertificates, options);
  const sending = useMutation(officeSendCertificates, options);
  const printing = useMutation(officePrintCertificates);
  /** Checks the API's limit per call; shows a message above it. */
  const tooMany = (certificateNos: readonly number[]): boolean => {
    if (certificateNos.length <= MAX_CERTIFICATES_AT_ONCE) return false;
    void alert(`한 번에 ${MAX_CERTIFICATES_AT_ONCE}건까지 처리할 수 있습니다. 고른 건수를 줄여주세요.`);
    return true;
  };
  return {
    issue(certificateNos: number[]) {
      if (tooMany(certificateNos)) return;
      void askAndShow({
        title: '자격증 발급',
        details: countOf(certificateNos),
        note: '발급하면 자격증 번호가 정해지고 회원에게 알립니다. 번호는 바뀌지 않습니다.',
        action: '발급',
        reasonLabel: null,
        work: () => issuing.mutate({ certificateNos }),
        result: { title: '발급 결과', done: '발급' },
        onDone,
      });
    },
    send(certificateNos: number[]) {
      if (tooMany(certificateNos)) return;
      void askAndShow({
        title: '발송 완료 기록',
        details: countOf(certificateNos),
        note: '송장번호 없이 보낸 뒤에 기록합니다. 회원에게 보냈다고 알립니다. 송장번호가 있으면 ‘우편 발송’에서 입력해주세요. 그러면 발송이 기록되고 회원에게 송장번호를 알립니다.',
        action: '발송 완료',
        reasonLabel: '남길 말 (회원에게 보이지 않음)',
        work: (reason) => sending.mutate({ certificateNos, reason }),
        result: { title: '발송 결과', done: '발송 완료' },
        onDone,
      });
    },
    async print(certificateNos: number[]) {
      if (tooMany(certificateNos)) return;
      try {
        const documents = await printing.mutate({ certificateNos });
        const leftOut = certificateNos.length - documents.length;
        if (leftOut > 0) await alert(`발급된 유효한 자격증만 인쇄합니다. ${leftOut}건을 제외했습니다.`);
        if (documents.length > 0) await openDialog(() => import('./PrintDialog.tsx'), { documents });
      } catch (error) {
        // The client has shown its message.
        if (!(error instanceof CallError)) throw error;
      }
    },
  };
}
