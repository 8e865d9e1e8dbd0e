import { EmptyState } from '@portal/shared/ui';
import type { Licence } from './licenceQuery.ts';
import styles from './LicenceSearchDialog.module.css';

interface LicenceResultsProps {
  licences: readonly Licence[];
  onChoose: (licence: Licence) => void;
}

/** Licences of one page; a press chooses one. */
export function LicenceResults({ licences, onChoose }: LicenceResultsProps) {
  if (licences.length === 0) return <EmptyState title="데이터가 없습니다." />;
  return (
    <ul role="list" className={styles.results}>
      {licences.map((licence) => (
        <li key={licence.rno}>
          <button type="button" className={styles.result} onClick={() => onChoose(licence)}>
            <span className={styles.name}>{licence.bssh_nm}</span>
            <span className={styles.details}>
              {[licence.busn_type_nm, `대표 ${licence.prsdnt_nm_secu}`, `인허가번호 ${licence.lcns_no}`].join(' · ')}
            </span>
            <span className={styles.details}>{licence.site_addr}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
