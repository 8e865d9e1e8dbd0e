import { useState } from 'react';
import { CallError, request, useMutation } from '@portal/shared/client';
import { fetchOpenMatters, type OpenTask } from '@portal/shared/contract/myTasks';
import { withdraw } from '@portal/shared/contract/user';
import { openDialog } from '@portal/shared/overlay';
import { useNavigate } from '@portal/shared/router';
import { endSession } from '@portal/shared/session';
import { Button, Card } from '@portal/shared/ui';
import styles from './Withdrawal.module.css';

/** Items that currently block closing the account. Empty on an error, since the API refuses in that case. */
async function askWhatKeeps(): Promise<readonly OpenTask[]> {
  try {
    return await request(fetchOpenMatters, {}, { background: true });
  } catch (error) {
    if (error instanceof CallError) return [];
    throw error;
  }
}

/** Explains closing the account; the button shows the blocking items, or requires the password. */
export function Withdrawal({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const withdrawal = useMutation(withdraw, { quiet: true });
  const [isAsking, setAsking] = useState(false);

  const showWhatKeeps = async (matters: readonly OpenTask[]) => {
    const path = await openDialog(() => import('./WithdrawalBlockedDialog.tsx'), { matters });
    if (path) await navigate(path);
  };
  const ask = async () => {
    setAsking(true);
    const keeping = await askWhatKeeps().finally(() => setAsking(false));
    if (keeping.length > 0) return showWhatKeeps(keeping);
    const send = withdrawal.mutate;
    if (!(await openDialog(() => import('../../parts/withdrawal/WithdrawalDialog.tsx'), { userId, send }))) return;
    endSession();
    await navigate('/main', { replace: true });
  };
  return (
    <Card className={styles.root}>
      <ul className={styles.points}>
        <li>탈퇴하시면 개인정보는 바로 지워지며 되돌릴 수 없습니다.</li>
        <li>결제 기록 등 법령에서 정한 정보는 정해진 기간 동안만 따로 보관합니다.</li>
        <li>진행 중인 교육·시험 신청이나 환불이 있으면 처리를 마친 뒤에 탈퇴하실 수 있습니다.</li>
      </ul>
      <Button variant="danger" className={styles.button} busy={isAsking} onClick={() => void ask()}>
        회원 탈퇴
      </Button>
    </Card>
  );
}
