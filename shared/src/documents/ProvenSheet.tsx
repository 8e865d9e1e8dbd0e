import { QRCodeSVG } from 'qrcode.react';
import type { ProvenPaper } from '@portal/shared/papers';
import { Sheet, UnbrokenNumbers } from '@portal/shared/ui';
import { DocumentItems } from './DocumentItems.tsx';
import styles from './ProvenSheet.module.css';

/** Pixels of the QR code on screen: a URL is longer than a document's code and needs more room for its dots. */
const QR_CODE_PIXELS = 144;

/** Numbered document on one A4 page, with a QR code that leads to its verification. */
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
