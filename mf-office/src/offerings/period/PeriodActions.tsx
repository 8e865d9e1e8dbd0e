import { useMutation } from '@portal/shared/client';
import {
  officeCloseApplying,
  officeOffering,
  officeOfferings,
  officeUnpublishOffering,
  type OfferingKind,
} from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';
import { openDialog } from '@portal/shared/overlay';
import { Actions, Button, toast } from '@portal/shared/ui';
import { openDecision } from '../../parts/decision/openDecision.ts';
import type { OfferingOfKind } from '../kind/kinds.ts';

/** Acts currently allowed: opening and closing applications, unpublishing, calling off. */
export function PeriodActions({ offering }: { offering: OfferingOfKind }) {
  const closing = useMutation(officeCloseApplying, { quiet: true, invalidates: [officeOffering, officeOfferings] });
  const unpublishing = useMutation(officeUnpublishOffering, {
    quiet: true,
    invalidates: [officeOffering, officeOfferings],
  });
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
  const unpublish = () =>
    void openDecision({
      title: '초안으로 되돌리기',
      details: [{ term: '이름', description: offering.title }],
      note: '방문자에게 바로 보이지 않게 됩니다. 아직 아무도 신청하지 않았을 때만 되돌릴 수 있습니다.',
      action: '초안으로 되돌리기',
      reasonMissing: '사유를 입력해주세요.',
      send: async (reason) => {
        await unpublishing.mutate({ ...ref, reason });
        toast('초안으로 되돌렸습니다.');
      },
    });
  const may = (action: OfferingOfKind['allowedActions'][number]) => offering.allowedActions.includes(action);
  // The server also checks for applications that have ended.
  const mayUnpublish = offering.isDraft === false && offering.taken === 0 && may('open');
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
      {mayUnpublish && (
        <Button variant="secondary" onClick={unpublish}>
          초안으로 되돌리기
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
