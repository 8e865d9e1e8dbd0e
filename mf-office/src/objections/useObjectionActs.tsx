import { CallError, useFetchFile, useMutation } from '@portal/shared/client';
import {
  officeDecideObjection,
  officeObjectionFile,
  officeObjections,
  officeOverview,
} from '@portal/shared/contract/office';
import { formatDeadline } from '@portal/shared/format';
import { alert } from '@portal/shared/overlay';
import { Callout, toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { saveBlob } from '../parts/files/download.ts';
import type { Objection } from './columns.tsx';

/** Downloads the file of an objection, and answers it. */
export function useObjectionActs() {
  const deciding = useMutation(officeDecideObjection, { quiet: true, invalidates: [officeObjections, officeOverview] });
  const { fetchFile } = useFetchFile(officeObjectionFile);
  const showFile = async ({ objectionNo, fileName }: Objection) => {
    try {
      saveBlob(fileName, await fetchFile({ objectionNo }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      await alert(error.message);
    }
  };
  const answer = (objection: Objection, decision: 'uphold' | 'refuse') => {
    const isUpheld = decision === 'uphold';
    void openDecision({
      title: isUpheld ? '이의신청 받아들임' : '이의신청 받아들이지 않음',
      details: [
        { term: '신청자', description: objection.applicant },
        { term: '시험', description: objection.title },
        { term: '이의 내용', description: objection.content },
        { term: '답변 기한', description: formatDeadline(objection.dueAt) },
      ],
      note: (
        <Callout tone="info">
          {isUpheld
            ? '답변만으로는 결과가 바뀌지 않습니다. 결과를 정정할 것이 있으면 신청자 화면에서 정정을 요청해 주세요.'
            : '답변은 회원이 그대로 읽습니다. 까닭을 알 수 있게 적어 주세요.'}
        </Callout>
      ),
      action: '답변 보내기',
      reasonLabel: '회원이 읽을 답변',
      reasonMissing: '회원이 읽을 답변을 입력해주세요.',
      send: async (text) => {
        await deciding.mutate({ objectionNo: objection.objectionNo, decision, answer: text });
        toast('답변을 보냈습니다. 회원에게 알립니다.');
      },
    });
  };
  return { answer, showFile: (objection: Objection) => void showFile(objection) };
}
