import { QRCodeSVG } from 'qrcode.react';
import type { CertificateDocument } from '@portal/shared/contract/manager';
import { certificatePaper } from '@portal/shared/papers';
import { Sheet, UnbrokenNumbers } from '@portal/shared/ui';
import styles from './CertificateSheet.module.css';
import { DocumentItems } from './DocumentItems.tsx';

/** Pixels of the QR code on screen: an address is longer than a document's code, so that its dots need more room. */
const QR_CODE_PIXELS = 144;

/** A certificate, as it hangs on the wall: one A4 page with a code that leads to its check. */
export function CertificateSheet({ certificate }: { certificate: CertificateDocument }) {
  const paper = certificatePaper(certificate, window.location.origin);
  return (
    <Sheet title={paper.title}>
      <div className={styles.root}>
        <p className={styles.number}>
          <UnbrokenNumbers>{paper.numberLine}</UnbrokenNumbers>
        </p>
        <p className={styles.qualification}>{paper.qualification}</p>
        <DocumentItems items={paper.items} />
        <p className={styles.statement}>{paper.statement}</p>
        <div className={styles.issuer}>
          <p>{paper.issuedOn}</p>
          <p className={styles.association}>
            {paper.issuer}{' '}
            <span className={styles.seal} aria-hidden="true">
              {paper.seal}
            </span>
          </p>
        </div>
        <div className={styles.check}>
          <QRCodeSVG
            value={paper.address}
            size={QR_CODE_PIXELS}
            level="M"
            marginSize={4}
            title={paper.codeWords}
            className={styles.code}
          />
          <p>{paper.check}</p>
        </div>
        <p className={styles.registration}>
          <UnbrokenNumbers>{paper.registration}</UnbrokenNumbers>
        </p>
      </div>
    </Sheet>
  );
}
