import type { ReactNode } from 'react';
import { Actions, Button } from '@portal/shared/ui';
import styles from './BatchBar.module.css';
import type { useBatchActs } from './useBatchActs.tsx';

interface BatchBarProps {
  chosen: number[];
  batch: ReturnType<typeof useBatchActs>;
  onClear(): void;
  /** Control that selects the whole page. */
  children: ReactNode;
}

/** Number of selected rows, and the batch actions for them. */
export function BatchBar({ chosen, batch, onClear, children }: BatchBarProps) {
  const isEmpty = chosen.length === 0;
  return (
    <div role="group" aria-label="고른 자격증 처리" className={styles.root}>
      {children}
      <p role="status">{isEmpty ? '고른 건이 없습니다.' : `${chosen.length}건을 골랐습니다.`}</p>
      <Actions>
        <Button size="small" disabled={isEmpty} onClick={() => batch.issue(chosen)}>
          고른 건 발급
        </Button>
        <Button size="small" variant="secondary" disabled={isEmpty} onClick={() => void batch.print(chosen)}>
          고른 건 인쇄
        </Button>
        <Button size="small" variant="secondary" disabled={isEmpty} onClick={() => batch.send(chosen)}>
          고른 건 발송 완료
        </Button>
        <Button size="small" variant="secondary" disabled={isEmpty} onClick={onClear}>
          고르기 취소
        </Button>
      </Actions>
    </div>
  );
}
