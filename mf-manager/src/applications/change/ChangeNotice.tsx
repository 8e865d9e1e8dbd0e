import { CallError, useCountedView, useMutation } from '@portal/shared/client';
import { patchIntChangeRead } from '@portal/shared/contract/manager';
import { formatDateTime } from '@portal/shared/format';
import { Actions, Button, Callout, DescriptionList, toast } from '@portal/shared/ui';
import type { ApplicationDetail, NewestChange } from '../../parts/kind/application.ts';
import { callsOf } from '../../parts/kind/applicationSources.ts';
import { useCancelling } from '../cancel/useCancelling.ts';
import { changedItems } from './changedItems.tsx';

/** Notice of a changed day, time or place, which lets the member cancel or confirm. */
export function ChangeNotice({ application }: { application: ApplicationDetail }) {
  const { change } = application;
  return change && <ChangeBox application={application} change={change} />;
}

function ChangeBox({ application, change }: { application: ApplicationDetail; change: NewestChange }) {
  const { kind, applicationNo, allowedActions, refundQuote } = application;
  const { isCancelling, startCancelling } = useCancelling(application);
  const confirming = useMutation(patchIntChangeRead, { invalidates: callsOf(kind) });
  const isConfirmed = change.confirmedAt !== null;
  useCountedView(patchIntChangeRead, isConfirmed ? null : { userExaminationNo: applicationNo, isConfirmed: false });
  const confirm = async () => {
    try {
      await confirming.mutate({ userExaminationNo: applicationNo, isConfirmed: true });
    } catch (error) {
      // The client has shown its message.
      if (error instanceof CallError) return;
      throw error;
    }
    toast('확인해주셔서 고맙습니다.');
  };
  const mayLeave = change.mayLeave && allowedActions.includes('cancel');
  return (
    <>
      <Callout
        tone={isConfirmed ? 'info' : 'warning'}
        title={isConfirmed ? '바뀐 일정을 확인하셨습니다.' : '협회가 일정을 바꾸었습니다. 확인해주세요.'}
      >
        <DescriptionList
          items={[...changedItems(change), { term: '바뀐 때', description: formatDateTime(change.changedAt) }]}
        />
        {mayLeave && leavingText(refundQuote?.amount ?? 0)}
      </Callout>
      {(mayLeave || !isConfirmed) && (
        <Actions>
          {mayLeave && (
            <Button variant="secondary" busy={isCancelling} onClick={() => void startCancelling()}>
              {refundQuote && refundQuote.amount > 0 ? '모두 환불받고 취소' : '신청 취소'}
            </Button>
          )}
          {!isConfirmed && (
            <Button busy={confirming.isPending} onClick={() => void confirm()}>
              확인했습니다
            </Button>
          )}
        </Actions>
      )}
    </>
  );
}

const leavingText = (amount: number) =>
  amount > 0
    ? '참석하기 어려우시면 시작하기 전까지 환불 기간과 관계없이 결제하신 금액을 모두 돌려받고 취소하실 수 있습니다. 확인하신 뒤에도 같습니다.'
    : '참석하기 어려우시면 시작하기 전까지 취소하실 수 있습니다. 확인하신 뒤에도 같습니다.';
