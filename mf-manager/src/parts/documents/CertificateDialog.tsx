import type { CertificateDocument } from '@portal/shared/contract/manager';
import { CertificateSheet, DocumentDialog } from '@portal/shared/documents';
import type { DialogProps } from '@portal/shared/overlay';

/** The member's certificate. */
export default function CertificateDialog({
  certificate,
  ...dialog
}: DialogProps & { certificate: CertificateDocument }) {
  return (
    <DocumentDialog title="자격증" {...dialog}>
      <CertificateSheet certificate={certificate} />
    </DocumentDialog>
  );
}
