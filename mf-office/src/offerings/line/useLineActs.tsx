import { useMutation } from '@portal/shared/client';
import { LINE_OPENS_BEFORE_MINUTES } from '@portal/shared/contract/manager';
import { officeCloseLine, officeOpenLine } from '@portal/shared/contract/office';
import { formatCount } from '@portal/shared/format';
import { Callout, toast } from '@portal/shared/ui';
import { openDecision } from '../../parts/decision/openDecision.ts';
import { LINE_CALLS, peopleOffered, peopleWaiting, type LineOfOffering } from './line.ts';

/** Opens and closes a queue, each after a dialog that shows the effect on those waiting. */
export function useLineActs(line: LineOfOffering) {
  const { kind, offeringNo, title, settingName } = line;
  const opening = useMutation(officeOpenLine, { quiet: true, invalidates: LINE_CALLS });
  const closing = useMutation(officeCloseLine, { quiet: true, invalidates: LINE_CALLS });
  const details = [
    { term: '이름', description: title },
    { term: '지금', description: settingName },
    {
      term: '기다리는 분',
      description: `대기 중 ${formatCount(peopleWaiting(line))}명, 자리 배정 중 ${formatCount(peopleOffered(line))}명`,
    },
  ];
  const openLine = () =>
    void openDecision({
      title: '대기 열기',
      details,
      note: (
        <Callout tone="info" title="대기 순번으로만 신청을 받습니다">
          남은 자리가 있어도 먼저 순번을 받고, 차례가 되어 자리를 배정받은 분이 신청서를 씁니다. 순번은 신청이 시작되기{' '}
          {LINE_OPENS_BEFORE_MINUTES}분 전부터 마감할 때까지 받습니다. 지금 기다리는 분의 순서와 배정된 자리는
          그대로입니다.
        </Callout>
      ),
      action: '대기 열기',
      reasonMissing: '사유를 입력해주세요.',
      send: async (reason) => {
        await opening.mutate({ kind, offeringNo, reason });
        toast('대기 순번으로만 신청을 받습니다.');
      },
    });
  const closeLine = () =>
    void openDecision({
      title: '대기 닫기',
      details,
      note: (
        <Callout tone="warning" title="새로 순번을 받을 수 없게 됩니다">
          지금 기다리는 분의 순서와 배정된 자리는 그대로이고, 자리가 나면 지금까지처럼 차례대로 배정됩니다. 기다리는
          분이 없고 자리가 남으면 누구나 바로 신청서를 쓸 수 있습니다.
        </Callout>
      ),
      action: '대기 닫기',
      reasonMissing: '사유를 입력해주세요.',
      send: async (reason) => {
        await closing.mutate({ kind, offeringNo, reason });
        toast('대기 순번을 더 받지 않습니다.');
      },
    });
  return { openLine, closeLine };
}
