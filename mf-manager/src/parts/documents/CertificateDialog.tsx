import { downloadCertificate, type CertificateDocument } from '@portal/shared/contract/manager';
import { CertificateSheet, DocumentDialog, SavePdf } from '@portal/shared/documents';
import type { DialogProps } from '@portal/shared/overlay';
import { certificatePaper } from '@portal/shared/papers';

/** Certificate of the member. */
export default function CertificateDialog({
  certificate,
  ...dialog
}: DialogProps & { certificate: CertificateDocument }) {
  const { fileName } = certificatePaper(certificate, window.location.origin);
  return (
    <DocumentDialog
      title="자격증"
      save={<SavePdf call={downloadCertificate} input={{ number: certificate.number }} fileName={fileName} />}
      {...dialog}
    >
      <CertificateSheet certificate={certificate} />
    </DocumentDialog>
  );
}
