import { downloadReceipt, type ReceiptDocument } from '@portal/shared/contract/manager';
import { SavePdf } from '@portal/shared/documents';
import type { DialogProps } from '@portal/shared/overlay';
import { receiptPaper } from '@portal/shared/papers';
import { ProvenDialog } from '../documents/ProvenDialog.tsx';

/** Receipt of a payment or a refund. */
export default function ReceiptDialog({ receipt, ...dialog }: DialogProps & { receipt: ReceiptDocument }) {
  const paper = receiptPaper(receipt, window.location.origin);
  return (
    <ProvenDialog
      paper={paper}
      save={<SavePdf call={downloadReceipt} input={{ number: receipt.number }} fileName={paper.fileName} />}
      {...dialog}
    />
  );
}
