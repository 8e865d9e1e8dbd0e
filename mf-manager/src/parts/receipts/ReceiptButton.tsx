import { Receipt } from 'lucide-react';
import type { CallInput } from '@portal/shared/contract';
import type { getMapReceipts } from '@portal/shared/contract/manager';
import { Button, VisuallyHidden } from '@portal/shared/ui';
import { useReceipts } from './useReceipts.ts';

interface ReceiptButtonProps {
  of: CallInput<typeof getMapReceipts>;
  /** Title of the payment, for screen readers, in a list of several. */
  what?: string;
}

/** Opens the receipts of an application, or of a certificate's fee. */
export function ReceiptButton({ of, what }: ReceiptButtonProps) {
  const { open, isOpening } = useReceipts();
  return (
    <Button variant="secondary" icon={<Receipt />} busy={isOpening} onClick={() => void open(of)}>
      영수증{what && <VisuallyHidden>: {what}</VisuallyHidden>}
    </Button>
  );
}
