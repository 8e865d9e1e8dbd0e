import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';
import { association } from '@portal/shared/association';
import type { RefundTerms } from '@portal/shared/contract/manager';
import { DocumentDialog } from '@portal/shared/documents';
import type { DialogProps } from '@portal/shared/overlay';
import { Sheet, UnbrokenNumbers, type Description } from '@portal/shared/ui';
import type { Application } from '../kind/application.ts';
import { KINDS } from '../kind/kinds.ts';
import { refundPeriods } from '../refund/refundPeriods.ts';
import styles from './Document.module.css';

/** Pixels of the QR code on screen: with 15 characters each dot is over 4 px, which any phone reads off paper. */
const QR_CODE_PIXELS = 112;

/** What the QR code of a document says, in letters that the densest QR alphabet has: `HFA-1-00000012`. */
const documentCode = ({ kind, applicationNo }: Application) =>
  `HFA-${KINDS[kind].applyType}-${String(applicationNo).padStart(8, '0')}`;

interface DocumentProps extends DialogProps {
  title: string;
  children: ReactNode;
}

const ON_A_PHONE = '프린터가 없으시면 이 화면을 휴대전화로 보여 주셔도 됩니다.';

/** A document of one page. */
export function Document({ title, children, ...dialog }: DocumentProps) {
  return (
    <DocumentDialog title={title} hint={ON_A_PHONE} {...dialog}>
      <Sheet title={title}>{children}</Sheet>
    </DocumentDialog>
  );
}

/** Who issued it, for what, and the code that staff scan at the door. */
export function DocumentHeader({ application, children }: { application: Application; children: ReactNode }) {
  const code = documentCode(application);
  return (
    <div className={styles.header}>
      <div className={styles.headerText}>
        <p className={styles.issuer}>{association.legalName}</p>
        {children}
        <p className={styles.number}>
          확인번호 <UnbrokenNumbers>{code}</UnbrokenNumbers>
        </p>
      </div>
      <QRCodeSVG
        value={code}
        size={QR_CODE_PIXELS}
        level="M"
        marginSize={4}
        title={`확인번호 ${code}의 QR 코드`}
        className={styles.code}
      />
    </div>
  );
}

/** Both refund periods with their percentages, as lines of a document. */
export const refundItems = (terms: RefundTerms): Description[] =>
  refundPeriods(terms).map(({ name, period, percent }) => ({
    term: name,
    description: `${period} 취소 시 ${percent}% 환불`,
  }));

/** What the bearer must know. */
export function DocumentNotes({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section className={styles.notes}>
      <h4>{title}</h4>
      <ol>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </section>
  );
}
