import { useMutation } from '@portal/shared/client';
import { officeApplicants, officeReturnPhoto } from '@portal/shared/contract/office';
import { Callout } from '@portal/shared/ui';
import { openDecision } from '../../parts/decision/openDecision.ts';
import { showRefused } from '../../parts/decision/showOutcome.ts';
import { StoredPicture } from '../../parts/files/StoredPicture.tsx';
import type { Applicant } from '../kind/applicant.ts';

/** Returns an unusable photo, with a reason that its applicant reads. */
export function useReturnPhoto(onReturned: () => void) {
  const returning = useMutation(officeReturnPhoto, { quiet: true, invalidates: [officeApplicants] });
  return ({ userExaminationNo, name }: Applicant, photo: string) =>
    void openDecision({
      title: '사진 반려',
      details: [
        { term: '응시자', description: name },
        { term: '사진', description: <StoredPicture path={photo} alt={`${name} 응시자 사진`} /> },
      ],
      note: (
        <Callout tone="warning">
          응시자에게 사유를 문자로 알리고, 다른 사진을 받을 때까지 수험표를 출력할 수 없게 합니다. 시험이 가까워도
          하루는 사진을 올릴 수 있습니다.
        </Callout>
      ),
      action: '반려',
      isDangerous: true,
      reasonLabel: '응시자에게 알릴 사유',
      reasonMissing: '어떤 사진이 필요한지 알 수 있게 사유를 입력해주세요.',
      send: async (reason) => {
        await returning.mutate({ userExaminationNo, photo, reason });
        onReturned();
        showRefused();
      },
    });
}
