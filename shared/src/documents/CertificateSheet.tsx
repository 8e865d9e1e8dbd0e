import type { CertificateDocument } from '@portal/shared/contract/manager';
import { certificatePaper } from '@portal/shared/papers';
import { ProvenSheet } from './ProvenSheet.tsx';

/** A certificate, as it hangs on the wall. */
export const CertificateSheet = ({ certificate }: { certificate: CertificateDocument }) => (
  <ProvenSheet paper={certificatePaper(certificate, window.location.origin)} />
);
