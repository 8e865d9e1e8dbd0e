import { usePortal } from '@portal/platform/sections/ui/PortalContext';
import { confirm, openDialog } from '@portal/shared/overlay';
import { PATHS, useReturnHere } from '@portal/shared/section';
import { signOut, useSessionUser } from '@portal/shared/session';
import styles from './AccountLinks.module.css';
import { FrameLink, type CloseFirst } from './FrameLink.tsx';
import { OwnPageLink } from './OwnPageLink.tsx';

/** Confirmation before a logout (specification §4). */
const LOGOUT_QUESTION = '로그아웃하시겠습니까?';

/** Guests see sign-up and login, members their own page and logout (specification §2), employees the office too. */
export function AccountLinks({ closeFirst }: { closeFirst?: CloseFirst }) {
  const user = useSessionUser();
  const { router } = usePortal();
  const returnHere = useReturnHere();

  const leave = async () => {
    if (!(await confirm(LOGOUT_QUESTION))) return;
    await signOut();
    await router.navigate(PATHS.home);
  };
  const askToLeave = () => void leave();
  const chooseSize = () =>
    void openDialog(() => import(/* webpackChunkName: "text-size" */ '../textSize/TextSizeDialog.tsx'));
  const textSize = (
    <button
      type="button"
      title="글자 크기"
      className={styles.link}
      onClick={closeFirst ? () => closeFirst(chooseSize) : chooseSize}
    >
      {closeFirst ? '글자 크기' : <span aria-hidden="true">가⁺</span>}
    </button>
  );

  if (!user) {
    return (
      <>
        {textSize}
        <FrameLink to={PATHS.signUp} state={returnHere} className={styles.link} closeFirst={closeFirst}>
          회원가입
        </FrameLink>
        <FrameLink
          to={PATHS.signIn}
          state={returnHere}
          className={styles.strong}
          data-sign-in=""
          closeFirst={closeFirst}
        >
          로그인
        </FrameLink>
      </>
    );
  }
  return (
    <>
      {textSize}
      {user.userRole === 'employee' && (
        <FrameLink to={PATHS.office} className={styles.link} closeFirst={closeFirst}>
          사무국
        </FrameLink>
      )}
      {closeFirst ? (
        <FrameLink to={PATHS.me} className={styles.link} closeFirst={closeFirst}>
          {user.name} 님 마이페이지
        </FrameLink>
      ) : (
        <OwnPageLink name={user.name} />
      )}
      <button type="button" className={styles.strong} onClick={closeFirst ? () => closeFirst(askToLeave) : askToLeave}>
        로그아웃
      </button>
    </>
  );
}
