import { QRCodeSVG } from 'qrcode.react';
import type { ProvenPaper } from '@portal/shared/papers';
import { Sheet, UnbrokenNumbers } from '@portal/shared/ui';
import { DocumentItems } from './DocumentItems.tsx';
import styles from './ProvenSheet.module.css';

/** Pixels of the QR code on screen: an address is longer than a document's code, so that its dots need more room. */
const QR_CODE_PIXELS = 144;

/** A paper with a number: one A4 page with a code that leads to its check. */
export function ProvenSheet({ paper }: { paper: ProvenPaper }) {
  return (
    <Sheet title={paper.title}>
      <div className={styles.root}>
        <p className={styles.number}>
          <UnbrokenNumbers>{paper.numberLine}</UnbrokenNumbers>
        </p>
        <p className={styles.headline}>{paper.headline}</p>
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
        <p className={styles.note}>
          <UnbrokenNumbers>{paper.note}</UnbrokenNumbers>
        </p>
      </div>
    </Sheet>
  );
}
