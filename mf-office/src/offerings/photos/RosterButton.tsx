import { useMutation } from '@portal/shared/client';
import type { AsRead, CallEntity } from '@portal/shared/contract';
import { officePhotoRoster } from '@portal/shared/contract/office';
import { openDialog } from '@portal/shared/overlay';
import { Button, Callout } from '@portal/shared/ui';
import { openDecision } from '../../parts/decision/openDecision.ts';

export type Roster = AsRead<CallEntity<typeof officePhotoRoster>>;

/** Opens the photo roster with which proctors compare faces. It holds personal data, so a purpose is required. */
export function RosterButton({ examinationNo }: { examinationNo: number }) {
  const taking = useMutation(officePhotoRoster, { quiet: true });
  const take = async () => {
    const taken: { roster?: Roster } = {};
    await openDecision({
      title: '사진 명부',
      details: [
        { term: '대상', description: '신청이 완료된 응시자 모두, 수험번호 순' },
        { term: '들어 있는 정보', description: '사진, 수험번호, 이름, 생년월일, 서명란 (A4 한 장에 12명)' },
      ],
      note: (
        <Callout tone="warning">
          시험 감독에만 쓰고, 시험이 끝나면 종이를 파기해주세요. 누가 언제 왜 받았는지 기록됩니다.
        </Callout>
      ),
      action: '명부 열기',
      reasonLabel: '쓰는 곳',
      reasonMissing: '어디에 쓰는지 입력해주세요.',
      send: async (reason) => {
        taken.roster = await taking.mutate({ examinationNo, reason });
      },
    });
    if (taken.roster) await openDialog(() => import('./RosterDialog.tsx'), { roster: taken.roster });
  };
  return (
    <Button variant="secondary" onClick={() => void take()}>
      사진 명부 인쇄
    </Button>
  );
}
