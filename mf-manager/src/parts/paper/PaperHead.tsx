import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';
import { association } from '@portal/shared/association';
import type { Application } from '../application/application.ts';
import styles from './paper.module.css';
import { paperCode } from './paperCode.ts';

/** Pixels of the code on screen: with 15 signs each dot is over 4 px, which any phone reads off paper. */
const CODE_PIXELS = 112;

/** Who issued it, for what, and the code that staff scan at the door. */
export function PaperHead({ application, children }: { application: Application; children: ReactNode }) {
  const code = paperCode(application);
  return (
    <div className={styles.head}>
      <div className={styles.headText}>
        <p className={styles.issuer}>{association.legalName}</p>
        {children}
        <p className={styles.number}>확인번호 {code}</p>
      </div>
      <QRCodeSVG
        value={code}
        size={CODE_PIXELS}
        level="M"
        marginSize={4}
        title={`확인번호 ${code}의 QR 코드`}
        className={styles.code}
      />
    </div>
  );
}
