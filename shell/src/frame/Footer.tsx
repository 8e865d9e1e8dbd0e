import { association } from '@portal/shared/association';
import { PATHS } from '@portal/shared/section';
import { openTextPopup } from '@portal/shared/texts';
import { Logo } from '@portal/shared/ui';
import styles from './Footer.module.css';
import { FrameLink } from './FrameLink.tsx';
import { RelatedSites } from './RelatedSites.tsx';

/** The association's details and contacts, and the links required by law. */
export function Footer() {
  const { address, phone, fax, email, officeHours, representative, legalName, englishName } = association;
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.links}>
          <button type="button" className={styles.privacy} onClick={() => void openTextPopup('privacy')}>
            개인정보처리방침
          </button>
          <button type="button" className={styles.link} onClick={() => void openTextPopup('terms')}>
            이용약관
          </button>
          <FrameLink to={PATHS.accessibility} className={styles.link}>
            웹 접근성 안내
          </FrameLink>
          <FrameLink to={PATHS.search} className={styles.link}>
            사이트맵
          </FrameLink>
          <RelatedSites />
        </div>
        <div className={styles.identity}>
          <Logo />
          <address className={styles.address}>
            <span>{legalName}</span>
            <span>
              {representative.title} {representative.name}
            </span>
            <span>사업자등록번호 {association.businessNumber}</span>
            <span>통신판매업 신고번호 {association.mailOrderNumber}</span>
            <span>
              ({address.postCode}) {address.text}
            </span>
            <span>
              대표전화 <a href={`tel:${phone}`}>{phone}</a>
            </span>
            <span>팩스 {fax}</span>
            <span>
              이메일 <a href={`mailto:${email}`}>{email}</a>
            </span>
            <span>상담 {officeHours}</span>
          </address>
          <p className={styles.rights} lang="en">
            © {englishName}
          </p>
        </div>
      </div>
    </footer>
  );
}
