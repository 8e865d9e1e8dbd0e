import { formatDate } from '@portal/shared/format';
import type { DialogProps } from '@portal/shared/overlay';
import { Button, Dialog } from '@portal/shared/ui';
import styles from './FoundIdDialog.module.css';

interface FoundIdDialogProps extends DialogProps<'signIn' | 'findPassword'> {
  userId: string;
  joinDate: string;
}

/** In the order of specification §2. */
const WAYS_ON = [
  { to: 'signIn', label: '로그인', variant: 'primary' },
  { to: 'findPassword', label: '비밀번호 찾기', variant: 'secondary' },
] as const;

/** Shows the found id; closes with the visitor's next page. */
export default function FoundIdDialog({ userId, joinDate, close, closing }: FoundIdDialogProps) {
  return (
    <Dialog
      title="아이디 찾기 결과"
      size="small"
      closing={closing}
      onClose={() => close()}
      footer={
        <>
          {WAYS_ON.map(({ to, label, variant }) => (
            <Button key={to} variant={variant} onClick={() => close(to)}>
              {label}
            </Button>
          ))}
        </>
      }
    >
      <p>회원님의 아이디는 다음과 같습니다.</p>
      <p className={styles.userId}>{userId}</p>
      <p className={styles.joined}>{formatDate(joinDate)} 가입</p>
    </Dialog>
  );
}
