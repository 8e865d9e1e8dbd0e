import { openDialog } from '@portal/shared/overlay';
import { Actions, Button } from '@portal/shared/ui';
import type { LineOfOffering } from './line.ts';
import { useLineActs } from './useLineActs.tsx';

/** Acts currently allowed on a queue: opening and closing it, and adding seats. */
export function LineActions({ line }: { line: LineOfOffering }) {
  const { openLine, closeLine } = useLineActs(line);
  const may = (action: LineOfOffering['allowedActions'][number]) => line.allowedActions.includes(action);
  if (line.allowedActions.length === 0) return null;
  return (
    <Actions>
      {may('open') && (
        <Button variant="secondary" onClick={openLine}>
          대기 열기
        </Button>
      )}
      {may('close') && (
        <Button variant="secondary" onClick={closeLine}>
          대기 닫기
        </Button>
      )}
      {may('addSeats') && (
        <Button onClick={() => void openDialog(() => import('./AddSeatsDialog.tsx'), { line })}>자리 늘리기</Button>
      )}
    </Actions>
  );
}
