import { QRCodeSVG } from 'qrcode.react';
import { association, qualification } from '@portal/shared/association';
import type { CertificateDocument } from '@portal/shared/contract/manager';
import { formatBirth } from '@portal/shared/format';
import type { DialogProps } from '@portal/shared/overlay';
import { formatSeoul } from '@portal/shared/time';
import { verifyPath } from '../page/paths.ts';
import styles from './CertificateDialog.module.css';
import { Document, DocumentItems } from './Document.tsx';

/** Pixels of the QR code on screen: an address is longer than a document's code, so that its dots need more room. */
const QR_CODE_PIXELS = 144;

/** What the association's seal says, read in columns from the right. */
const SEAL = `${association.name}장인`;

/** The certificate, as it hangs on the wall: one A4 page with a code that leads to its check. */
export default function CertificateDialog({
  certificate,
  ...dialog
}: DialogProps & { certificate: CertificateDocument }) {
  const { number, rating, name, userBirth, issuedAt } = certificate;
  const address = new URL(verifyPath(number), window.location.origin).href;
  return (
    <Document title="자격증" {...dialog}>
      <div className={styles.root}>
        <p className={styles.number}>제 {number} 호</p>
        <p className={styles.qualification}>
          {qualification.name} {rating}급
        </p>
        <DocumentItems
          items={[
            { term: '이름', description: <strong className={styles.name}>{name}</strong> },
            ...(userBirth ? [{ term: '생년월일', description: formatBirth(userBirth) }] : []),
            { term: '자격 종목', description: `${qualification.name} ${rating}급` },
            { term: '자격증 번호', description: number },
            { term: '발급일', description: formatSeoul(issuedAt, 'YYYY년 M월 D일') },
          ]}
        />
        <p className={styles.statement}>
          위 사람은 {association.legalName}가 시행한 {qualification.name} {rating}급 자격검정에 합격하였으므로 이
          자격증을 드립니다.
        </p>
        <div className={styles.issuer}>
          <p className={styles.date}>{formatSeoul(issuedAt, 'YYYY년 M월 D일')}</p>
          <p className={styles.association}>
            {association.legalName} {association.representative.title} {association.representative.name}{' '}
            <span className={styles.seal} aria-hidden="true">
              {SEAL}
            </span>
          </p>
        </div>
        <div className={styles.check}>
          <QRCodeSVG
            value={address}
            size={QR_CODE_PIXELS}
            level="M"
            marginSize={4}
            title="진위확인으로 가는 QR 코드"
            className={styles.code}
          />
          <p>
            QR 코드를 찍거나 {window.location.host}의 자격증 진위확인에서 번호를 입력하면 이 자격증이 유효한지 확인할 수
            있습니다.
          </p>
        </div>
        <p className={styles.registration}>
          {qualification.kind} · {qualification.notice}. {qualification.statement}
        </p>
      </div>
    </Document>
  );
}
