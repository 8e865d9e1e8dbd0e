import type { ReactNode } from 'react';
import { Button, Dialog } from '@portal/shared/ui';
import styles from './popups.module.css';

export interface PopupProps {
  close(): void;
  closing: boolean;
}

/** A popup that only tells something. */
export function TextPopup({ title, close, closing, children }: PopupProps & { title: string; children: ReactNode }) {
  return (
    <Dialog title={title} closing={closing} onClose={close} footer={<Button onClick={close}>확인</Button>}>
      <div className={styles.root}>{children}</div>
    </Dialog>
  );
}
