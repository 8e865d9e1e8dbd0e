import { QRCodeSVG } from 'qrcode.react';
import { association, qualification } from '@portal/shared/association';
import type { CertificateDocument } from '@portal/shared/contract/manager';
import { formatBirth } from '@portal/shared/format';
import { verifyPath } from '@portal/shared/section/paths';
import { formatSeoul } from '@portal/shared/time';
import { Sheet, UnbrokenNumbers } from '@portal/shared/ui';
import styles from './CertificateSheet.module.css';
import { DocumentItems } from './DocumentItems.tsx';

/** Pixels of the QR code on screen: an address is longer than a document's code, so that its dots need more room. */
const QR_CODE_PIXELS = 144;

/** What the association's seal says, read in columns from the right. */
const SEAL = `${association.name}장인`;

/** A certificate, as it hangs on the wall: one A4 page with a code that leads to its check. */
export function CertificateSheet({ certificate }: { certificate: CertificateDocument }) {
  const { number, rating, name, userBirth, issuedAt } = certificate;
  const address = new URL(verifyPath(number), window.location.origin).href;
  return (
    <Sheet title="자격증">
      <div className={styles.root}>
        <p className={styles.number}>
          제 <UnbrokenNumbers>{number}</UnbrokenNumbers> 호
        </p>
        <p className={styles.qualification}>
          {qualification.name} {rating}급
        </p>
        <DocumentItems
          items={[
            { term: '이름', description: <strong className={styles.name}>{name}</strong> },
            ...(userBirth ? [{ term: '생년월일', description: formatBirth(userBirth) }] : []),
            { term: '자격 종목', description: `${qualification.name} ${rating}급` },
            { term: '자격증 번호', description: <UnbrokenNumbers>{number}</UnbrokenNumbers> },
            { term: '발급일', description: formatSeoul(issuedAt, 'YYYY년 M월 D일') },
          ]}
        />
        <p className={styles.statement}>
          위 사람은 {association.legalName}가 시행한 {qualification.name} {rating}급 자격검정에 합격하였으므로 이
          자격증을 드립니다.
        </p>
        <div className={styles.issuer}>
          <p>{formatSeoul(issuedAt, 'YYYY년 M월 D일')}</p>
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
          {qualification.kind} · {qualification.notice}. <UnbrokenNumbers>{qualification.statement}</UnbrokenNumbers>
        </p>
      </div>
    </Sheet>
  );
}
