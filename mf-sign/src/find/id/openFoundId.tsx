import { formatDate } from '@portal/shared/format';
import { openModal } from '@portal/shared/overlay';
import { Button, Dialog } from '@portal/shared/ui';
import styles from './FoundId.module.css';

/** Where the visitor goes from the result. */
export type FoundIdChoice = 'signIn' | 'findPassword';

/** Spec §2 "Find-ID result". */
export const openFoundId = (userId: string, joinDate: string): Promise<FoundIdChoice | undefined> =>
  openModal<FoundIdChoice>(({ close, closing }) => (
    <Dialog
      title="아이디 찾기 결과"
      size="small"
      closing={closing}
      onClose={() => close()}
      footer={
        <>
          <Button onClick={() => close('signIn')}>로그인</Button>
          <Button variant="secondary" onClick={() => close('findPassword')}>
            비밀번호 찾기
          </Button>
        </>
      }
    >
      <p>회원님의 아이디는 다음과 같습니다.</p>
      <p className={styles.userId}>{userId}</p>
      <p className={styles.joined}>{formatDate(joinDate)} 가입</p>
    </Dialog>
  ));
