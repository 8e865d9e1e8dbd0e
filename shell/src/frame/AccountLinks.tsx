import { PATHS, useReturnHere } from '@portal/shared/section';
import { useSessionUser } from '@portal/shared/session';
import styles from './AccountLinks.module.css';
import { FrameLink, type CloseFirst } from './FrameLink.tsx';
import { OwnPageLink } from './OwnPageLink.tsx';
import { useAccountActs } from './useAccountActs.ts';

/** Guests see sign-up and login, members their own page and logout (specification §2), employees the office too. */
export function AccountLinks({ closeFirst }: { closeFirst?: CloseFirst }) {
  const user = useSessionUser();
  const returnHere = useReturnHere();
  const { askToLeave, chooseSize } = useAccountActs();

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
