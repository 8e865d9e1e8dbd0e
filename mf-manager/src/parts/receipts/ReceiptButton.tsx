import { Receipt } from 'lucide-react';
import type { CallInput } from '@portal/shared/contract';
import type { getMapReceipts } from '@portal/shared/contract/manager';
import { Button } from '@portal/shared/ui';
import { useReceipts } from './useReceipts.ts';

/** Opens the receipts of an application, or of a certificate's fee. */
export function ReceiptButton({ of }: { of: CallInput<typeof getMapReceipts> }) {
  const { open, isOpening } = useReceipts();
  return (
    <Button variant="secondary" icon={<Receipt />} busy={isOpening} onClick={() => void open(of)}>
      영수증
    </Button>
  );
}
