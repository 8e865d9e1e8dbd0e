import { UserRound } from 'lucide-react';
import { Link } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';
import styles from './OwnPageLink.module.css';

/** Header link to a member's own page. It also shows that they are logged in, and, if there is room, as whom. */
export const OwnPageLink = ({ name }: { name: string }) => (
  <Link to={PATHS.me} className={styles.root} data-own-page="">
    <UserRound aria-hidden="true" />
    <span className={styles.words}>
      <span className={styles.name}>{name} 님</span> <span className={styles.word}>마이페이지</span>
    </span>
  </Link>
);
