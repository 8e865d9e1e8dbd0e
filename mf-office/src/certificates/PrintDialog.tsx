import type { CertificateDocument } from '@portal/shared/contract/manager';
import { CertificateSheet, DocumentDialog } from '@portal/shared/documents';
import type { DialogProps } from '@portal/shared/overlay';

/** The selected certificates, one per printed page. */
export default function PrintDialog({ documents, ...dialog }: DialogProps & { documents: CertificateDocument[] }) {
  return (
    <DocumentDialog title={`자격증 인쇄 (${documents.length}장)`} {...dialog}>
      {documents.map((certificate) => (
        <CertificateSheet key={certificate.number} certificate={certificate} />
      ))}
    </DocumentDialog>
  );
}
