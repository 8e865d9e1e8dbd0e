import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Dialog, Sheet } from '@portal/shared/ui';

interface PaperDialogProps {
  title: string;
  close(): void;
  closing: boolean;
  children: ReactNode;
}

/** A document on screen with its two buttons (spec §2): back closes, print prints it on one A4 page. */
export function PaperDialog({ title, close, closing, children }: PaperDialogProps) {
  return (
    <Dialog
      title={title}
      size="large"
      closing={closing}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            뒤로
          </Button>
          <Button icon={<Printer />} onClick={() => window.print()}>
            인쇄
          </Button>
        </>
      }
    >
      <Sheet title={title}>{children}</Sheet>
    </Dialog>
  );
}
