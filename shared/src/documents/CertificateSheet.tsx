import type { CertificateDocument } from '@portal/shared/contract/manager';
import { certificatePaper } from '@portal/shared/papers';
import { ProvenSheet } from './ProvenSheet.tsx';

/** Printable certificate. */
export const CertificateSheet = ({ certificate }: { certificate: CertificateDocument }) => (
  <ProvenSheet paper={certificatePaper(certificate, window.location.origin)} />
);
