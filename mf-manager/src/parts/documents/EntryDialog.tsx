import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';
import { DocumentDialog, DocumentItems } from '@portal/shared/documents';
import type { DialogProps } from '@portal/shared/overlay';
import type { EntryPaper } from '@portal/shared/papers';
import { Sheet, UnbrokenNumbers } from '@portal/shared/ui';
import styles from './EntryDialog.module.css';
import { NoPhoto, OwnPhoto } from './OwnPhoto.tsx';

/**
 * Pixels of the QR code on screen: with 15 characters each module has over 4 px, which any phone can scan from paper.
 */
const QR_CODE_PIXELS = 112;

interface EntryDialogProps extends DialogProps {
  paper: EntryPaper;
  save: ReactNode;
}

/** A document to bring to a course or exam, on one page. */
export function EntryDialog({ paper, ...dialog }: EntryDialogProps) {
  const { title, hint, identity, items, notes } = paper;
  return (
    <DocumentDialog title={title} hint={hint} {...dialog}>
      <Sheet title={title}>
        <Header paper={paper} />
        {identity && (
          <div className={styles.photoRow}>
            {identity.photo ? (
              <OwnPhoto path={identity.photo} alt={identity.photoAlt} />
            ) : (
              <NoPhoto words={identity.missing} />
            )}
            <DocumentItems items={identity.items} />
          </div>
        )}
        <DocumentItems items={items} />
        <section className={styles.notes}>
          <h4>{notes.title}</h4>
          <ol>
            {notes.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </section>
      </Sheet>
    </DocumentDialog>
  );
}

/** Issuer, subject, and the code that staff scan at the door. */
function Header({ paper: { issuer, subject, codeLabel, code, codeWords } }: { paper: EntryPaper }) {
  return (
    <div className={styles.header}>
      <div className={styles.headerText}>
        <p className={styles.issuer}>{issuer}</p>
        <p>{subject}</p>
        <p className={styles.number}>
          {codeLabel}{' '}
          <span className={styles.entryCode}>
            <UnbrokenNumbers>{code}</UnbrokenNumbers>
          </span>
        </p>
      </div>
      <QRCodeSVG
        value={code}
        size={QR_CODE_PIXELS}
        level="M"
        marginSize={4}
        title={codeWords}
        className={styles.code}
      />
    </div>
  );
}
