import { EmptyState } from '@portal/shared/ui';
import styles from './LicenceSearch.module.css';
import type { Licence } from './openLicenceSearch.tsx';

/** The licences of one page; a press chooses one. */
export function LicenceResults({
  licences,
  onChoose,
}: {
  licences: readonly Licence[];
  onChoose: (licence: Licence) => void;
}) {
  if (licences.length === 0) return <EmptyState title="데이터가 없습니다." />;
  return (
    <ul role="list" className={styles.results}>
      {licences.map((licence) => (
        <li key={licence.rno}>
          <button type="button" className={styles.result} onClick={() => onChoose(licence)}>
            <span className={styles.name}>{licence.bssh_nm}</span>
            <span className={styles.facts}>
              {[licence.busn_type_nm, `대표 ${licence.prsdnt_nm_secu}`, `인허가번호 ${licence.lcns_no}`].join(' · ')}
            </span>
            <span className={styles.facts}>{licence.site_addr}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
