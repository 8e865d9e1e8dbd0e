import { CallError, useFetchFile, useMutation } from '@portal/shared/client';
import {
  officeApplicants,
  officeDecideEvidence,
  officeEvidence,
  officeEvidenceFile,
  officeOverview,
} from '@portal/shared/contract/office';
import { alert, openDialog } from '@portal/shared/overlay';
import { toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { saveBlob } from '../parts/files/download.ts';
import { detailsOf, type Evidence } from './evidence.ts';

/** Shows submitted evidence, accepts it, or returns it with a reason. */
export function useEvidenceActs() {
  const deciding = useMutation(officeDecideEvidence, {
    quiet: true,
    invalidates: [officeEvidence, officeApplicants, officeOverview],
  });
  const { fetchFile } = useFetchFile(officeEvidenceFile);
  const show = async ({ evidenceNo, files }: Evidence, fileNo: number) => {
    try {
      const file = await fetchFile({ evidenceNo, fileNo });
      saveBlob(files.find((each) => each.fileNo === fileNo)?.fileName ?? '증빙', file);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      await alert(error.message);
    }
  };
  return {
    showFile: (evidence: Evidence, fileNo: number) => void show(evidence, fileNo),
    accept: (evidence: Evidence) => void openDialog(() => import('./AcceptDialog.tsx'), { evidence }),
    giveBack: (evidence: Evidence) =>
      void openDecision({
        title: '증빙 돌려보내기',
        details: detailsOf(evidence),
        note: '사유는 회원이 알림과 화면에서 그대로 읽습니다. 회원은 서류를 다시 낼 수 있고, 시험 신청은 그대로 남습니다.',
        action: '돌려보내기',
        reasonLabel: '돌려보내는 사유',
        reasonMissing: '돌려보내는 사유를 입력해주세요.',
        send: async (reason) => {
          await deciding.mutate({ evidenceNo: evidence.evidenceNo, decision: 'return', reason });
          toast('돌려보냈습니다. 회원에게 알립니다.');
        },
      }),
  };
}
