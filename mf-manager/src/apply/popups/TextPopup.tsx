import type { ReactNode } from 'react';
import type { DialogProps } from '@portal/shared/overlay';
import { Button, Dialog } from '@portal/shared/ui';
import styles from './TextPopup.module.css';

/** A popup without choices. */
export function TextPopup({ title, close, closing, children }: DialogProps & { title: string; children: ReactNode }) {
  return (
    <Dialog
      title={title}
      closing={closing}
      onClose={() => close()}
      footer={<Button onClick={() => close()}>확인</Button>}
    >
      <div className={styles.root}>{children}</div>
    </Dialog>
  );
}
