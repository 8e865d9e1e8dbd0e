import { useState } from 'react';
import { CallError, useFetchItem, useMutation, type Mutation } from '@portal/shared/client';
import type { CallEntity, CallInput } from '@portal/shared/contract';
import { getMapReceipts, postMapReceipt } from '@portal/shared/contract/manager';
import { openDialog } from '@portal/shared/overlay';

export type ReceiptMutation = Mutation<CallInput<typeof postMapReceipt>, CallEntity<typeof postMapReceipt>>;

/** Opens a receipt: first the recipient form, then the receipt. */
export function useReceipts() {
  const fetchReceipts = useFetchItem(getMapReceipts);
  const issue = useMutation(postMapReceipt, { quiet: true, invalidates: [getMapReceipts] });
  const [isOpening, setOpening] = useState(false);
  const open = async (of: CallInput<typeof getMapReceipts>) => {
    setOpening(true);
    try {
      const receipts = await fetchReceipts(of);
      const receipt = await openDialog(() => import('./RecipientDialog.tsx'), { receipts, issue });
      if (receipt) await openDialog(() => import('./ReceiptDialog.tsx'), { receipt });
    } catch (error) {
      // The client has shown its message.
      if (!(error instanceof CallError)) throw error;
    } finally {
      setOpening(false);
    }
  };
  return { open, isOpening };
}
