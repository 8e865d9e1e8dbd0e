import { association } from '@portal/shared/association';
import { Link, useLocation } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';
import { useSessionUser } from '@portal/shared/session';
import { LogoMark } from '@portal/shared/ui';
import { LoadingIndicator } from './LoadingIndicator.tsx';
import styles from './OfficeHeader.module.css';
import { useAccountActs } from './useAccountActs.ts';

/** Header of the office's pages: home, the office's first page, the employee and the logout, without public menus. */
export function OfficeHeader() {
  const user = useSessionUser();
  const { pathname } = useLocation();
  const { askToLeave, chooseSize } = useAccountActs();
  return (
    <header className={styles.root}>
      <LoadingIndicator />
      <div className={styles.bar}>
        <Link to={PATHS.home} className={styles.mark} aria-label={`${association.name} 홈`}>
          <LogoMark />
        </Link>
        <Link to={PATHS.office} className={styles.office} aria-current={pathname === PATHS.office ? 'page' : undefined}>
          사무국
        </Link>
        {user && (
          <div className={styles.account} data-account="">
            <button type="button" title="글자 크기" className={styles.link} onClick={chooseSize}>
              <span aria-hidden="true">가⁺</span>
            </button>
            <Link to={PATHS.me} className={styles.link} aria-label={`${user.name} 님 마이페이지`}>
              {user.name} 님
            </Link>
            <button type="button" className={styles.link} onClick={askToLeave}>
              로그아웃
            </button>
          </div>
        )}
      </div>
    </header>
  );
}
