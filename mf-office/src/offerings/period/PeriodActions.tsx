import { useMutation } from '@portal/shared/client';
import {
  officeCloseApplying,
  officeOffering,
  officeOfferings,
  type OfferingKind,
} from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';
import { openDialog } from '@portal/shared/overlay';
import { Actions, Button, toast } from '@portal/shared/ui';
import { openDecision } from '../../parts/decision/openDecision.ts';
import type { OfferingOfKind } from '../kind/kinds.ts';

/** Opening and closing the period for applying, and calling off: what the server allows now. */
export function PeriodActions({ offering }: { offering: OfferingOfKind }) {
  const closing = useMutation(officeCloseApplying, { quiet: true, invalidates: [officeOffering, officeOfferings] });
  const ref: { kind: OfferingKind; offeringNo: number } = { kind: offering.kind, offeringNo: offering.offeringNo };
  const close = () =>
    void openDecision({
      title: '신청 마감',
      details: [
        { term: '이름', description: offering.title },
        { term: '지금 마감 예정', description: formatDateTime(offering.applyEndDate) },
      ],
      action: '지금 마감',
      reasonMissing: '사유를 입력해주세요.',
      send: async (reason) => {
        await closing.mutate({ ...ref, reason });
        toast('신청을 마감했습니다.');
      },
    });
  const may = (action: OfferingOfKind['allowedActions'][number]) => offering.allowedActions.includes(action);
  return (
    <Actions>
      {may('open') && (
        <Button variant="secondary" onClick={() => void openDialog(() => import('./OpenDialog.tsx'), { offering })}>
          신청 받기
        </Button>
      )}
      {may('close') && (
        <Button variant="secondary" onClick={close}>
          신청 마감
        </Button>
      )}
      {may('callOff') && (
        <Button variant="danger" onClick={() => void openDialog(() => import('./CallOffDialog.tsx'), { offering })}>
          {offering.kind === 'education' ? '교육 취소' : '시험 취소'}
        </Button>
      )}
    </Actions>
  );
}
