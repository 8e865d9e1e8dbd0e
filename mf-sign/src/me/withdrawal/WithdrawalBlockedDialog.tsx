import type { MouseEvent } from 'react';
import { association } from '@portal/shared/association';
import type { OpenTask } from '@portal/shared/contract/myTasks';
import type { DialogProps } from '@portal/shared/overlay';
import { isPlainClick } from '@portal/shared/router';
import { Badge, Button, Dialog, TextLink, UnbrokenNumbers } from '@portal/shared/ui';
import styles from './WithdrawalBlockedDialog.module.css';

interface WithdrawalBlockedDialogProps extends DialogProps<string> {
  matters: readonly OpenTask[];
}

/** Items that block closing the account, each with its page; closes with the chosen path. */
export default function WithdrawalBlockedDialog({ matters, close, closing }: WithdrawalBlockedDialogProps) {
  const choose = (event: MouseEvent, path: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    close(path);
  };
  return (
    <Dialog
      title="회원 탈퇴"
      description="아직 끝나지 않은 일이 있어 지금은 탈퇴하실 수 없습니다."
      size="small"
      closing={closing}
      onClose={() => close()}
      footer={
        <Button variant="secondary" onClick={() => close()}>
          닫기
        </Button>
      }
    >
      <ul role="list" aria-label="끝나지 않은 일" className={styles.list}>
        {matters.map(({ title, statusName, path }) => (
          <li key={`${path} ${title}`} className={styles.matter}>
            <TextLink to={path} className={styles.link} onClick={(event) => choose(event, path)}>
              {title}
            </TextLink>
            <Badge tone="warning">{statusName}</Badge>
          </li>
        ))}
      </ul>
      <p>
        누르시면 해당 화면으로 갑니다. 신청은 그곳에서 취소하실 수 있고, 환불과 자격증 발급은 처리가 끝나야 합니다. 문의{' '}
        <UnbrokenNumbers>{association.phone}</UnbrokenNumbers>
      </p>
    </Dialog>
  );
}
