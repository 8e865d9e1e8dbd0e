import type { DialogProps } from '@portal/shared/overlay';
import { Button, Callout, DescriptionList, Dialog } from '@portal/shared/ui';
import type { MovedText } from './moved.ts';

interface MoveDialogProps extends DialogProps<boolean> {
  texts: readonly MovedText[];
  /** Number of applicants who will be notified. */
  awaiting: number;
}

/**
 * Shows a change and the number of applicants notified of it, before it is stored. Closes with true on confirmation.
 */
export default function MoveDialog({ texts, awaiting, close, closing }: MoveDialogProps) {
  return (
    <Dialog
      title={`신청하신 ${awaiting}분께 일정 변경을 알립니다`}
      closing={closing}
      onClose={() => close(false)}
      footer={
        <>
          <Button variant="secondary" onClick={() => close(false)}>
            돌아가서 고치기
          </Button>
          <Button onClick={() => close(true)}>저장하고 {awaiting}분께 알리기</Button>
        </>
      }
    >
      <DescriptionList
        items={texts.map(({ term, before, after }) => ({
          term,
          description:
            before === after ? (
              `${after} (그대로)`
            ) : (
              <>
                <strong>{after}</strong>
                <div>바뀌기 전: {before}</div>
              </>
            ),
        }))}
      />
      <Callout tone="warning">
        저장하면 한 분 한 분께 문자나 메일로 알리고, 수강증·수험표에도 바뀐 일정이 나옵니다. 밤 9시부터 아침 8시까지는
        보내지 않고 아침에 보냅니다. 참석하기 어려우신 분은 시작하기 전까지 환불 기간과 관계없이 모두 환불받고 바로
        취소하실 수 있으며, 그때 승인을 거치지 않습니다.
      </Callout>
    </Dialog>
  );
}
