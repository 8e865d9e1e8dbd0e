import type { CallEntity } from '@portal/shared/contract';
import type { officeHeldSoon } from '@portal/shared/contract/office';
import { isKnown } from '@portal/shared/contract/words';
import { formatDateTime } from '@portal/shared/format';
import { Link } from '@portal/shared/router';
import { KINDS } from '../parts/kind/kinds.ts';
import styles from './HeldSoonList.module.css';

type HeldSoon = CallEntity<typeof officeHeldSoon>[number];

/** Pages of the office's section. */
const LISTS = { education: '/office/courses', exam: '/office/exams' } as const;

function Title({ kind, offeringNo, title }: HeldSoon) {
  if (!isKnown(LISTS, kind)) return <span className={styles.title}>{title}</span>;
  return (
    <Link to={`${LISTS[kind]}/view?offeringNo=${offeringNo}`} className={styles.title}>
      <span className={styles.kind}>{KINDS[kind].word}</span> {title}
    </Link>
  );
}

/** Time, place and taken seats of each. */
export function HeldSoonList({ offerings }: { offerings: HeldSoon[] }) {
  return (
    <ul role="list" className={styles.list}>
      {offerings.map((offering) => (
        <li key={`${offering.kind}${offering.offeringNo}`} className={styles.row}>
          <span className={styles.when}>{formatDateTime(offering.day, offering.time)}</span>
          <Title {...offering} />
          <span className={styles.place}>{[offering.address, offering.address2].filter(Boolean).join(' ')}</span>
          <span className={styles.seats}>
            {offering.taken}명 / 정원 {offering.capacity}명
          </span>
        </li>
      ))}
    </ul>
  );
}
