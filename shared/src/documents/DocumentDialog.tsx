import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DialogProps } from '@portal/shared/overlay';
import { Button, Dialog } from '@portal/shared/ui';

interface DocumentDialogProps extends DialogProps {
  title: string;
  /** One `Sheet`, or several, each of which is printed on a page of its own. */
  children: ReactNode;
}

/** Documents on screen with their two buttons: back closes them, print prints them, each on one A4 page. */
export function DocumentDialog({ title, close, closing, children }: DocumentDialogProps) {
  return (
    <Dialog
      title={title}
      size="large"
      closing={closing}
      onClose={() => close()}
      footer={
        <>
          <Button variant="secondary" onClick={() => close()}>
            뒤로
          </Button>
          <Button icon={<Printer />} onClick={() => window.print()}>
            인쇄
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
