import type { ReactNode } from 'react';
import { openDialog } from '@portal/shared/overlay';
import { Button } from '@portal/shared/ui';
import styles from './LabelBar.module.css';

interface LabelBarProps {
  chosen: number[];
  /** Called after the labels of the selected posts were printed. */
  onPrinted(): void;
  children: ReactNode;
}

/** Number of selected posts, and a button that prints their labels. */
export const LabelBar = ({ chosen, onPrinted, children }: LabelBarProps) => (
  <div role="group" aria-label="고른 우편 처리" className={styles.root}>
    {children}
    <p role="status">{chosen.length === 0 ? '고른 건이 없습니다.' : `${chosen.length}건을 골랐습니다.`}</p>
    <Button
      size="small"
      disabled={chosen.length === 0}
      onClick={() =>
        void openDialog(() => import('./LabelsDialog.tsx'), { certificateNos: chosen }).then(
          (isPrinted) => isPrinted && onPrinted(),
        )
      }
    >
      고른 건 라벨 인쇄
    </Button>
  </div>
);
