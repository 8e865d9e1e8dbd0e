import { confirm } from '@portal/shared/overlay';
import { Link } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';
import { signOut, useSessionUser } from '@portal/shared/session';
import { usePortal } from '../sections/ui/PortalContext.ts';
import styles from './AccountLinks.module.css';

/** The question before a logout (specification §4). */
const LOGOUT_QUESTION = '로그아웃하시겠습니까?';

/** Guests see sign-up and login, members their own page and logout (specification §2). */
export function AccountLinks({ onUsed }: { onUsed?: () => void }) {
  const user = useSessionUser();
  const { router } = usePortal();

  const leave = async () => {
    onUsed?.();
    if (!(await confirm(LOGOUT_QUESTION))) return;
    await signOut();
    await router.navigate(PATHS.home);
  };

  if (!user) {
    return (
      <>
        <Link to={PATHS.signUp} className={styles.link} onClick={onUsed}>
          회원가입
        </Link>
        <Link to={PATHS.signIn} className={styles.strong} onClick={onUsed}>
          로그인
        </Link>
      </>
    );
  }
  return (
    <>
      <Link to={PATHS.me} className={styles.link} onClick={onUsed}>
        {user.name} 님
      </Link>
      <button type="button" className={styles.strong} onClick={() => void leave()}>
        로그아웃
      </button>
    </>
  );
}
