import { CallError, useMutation } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import { fetchCorrections, withdrawCorrection } from '@portal/shared/contract/user';
import { formatDate, formatDateTime } from '@portal/shared/format';
import { confirm } from '@portal/shared/overlay';
import { Button, Callout, Card, DescriptionList, toast } from '@portal/shared/ui';
import styles from './Correction.module.css';

type Correction = CallEntity<typeof fetchCorrections>['list'][number];

/** The member's requests, newest first. */
export function CorrectionList({ corrections }: { corrections: readonly Correction[] }) {
  return (
    <ul role="list" className={styles.list}>
      {corrections.map((correction) => (
        <li key={correction.correctionNo}>
          <CorrectionCard correction={correction} />
        </li>
      ))}
    </ul>
  );
}

function CorrectionCard({ correction }: { correction: Correction }) {
  const { correctionNo, status, isWithoutLogin, allowedActions } = correction;
  const withdrawing = useMutation(withdrawCorrection, { invalidates: [fetchCorrections] });
  const withdraw = async () => {
    const question = isWithoutLogin
      ? '이 요청을 멈춥니다. 본인이 요청하지 않은 것이 맞습니까?'
      : '정정 요청을 철회하시겠습니까?';
    if (!(await confirm(question, { yes: isWithoutLogin ? '예, 멈춥니다' : '예, 철회합니다', no: '아니오' }))) return;
    try {
      await withdrawing.mutate({ correctionNo });
    } catch (error) {
      // The client has shown its message.
      if (error instanceof CallError) return;
      throw error;
    }
    toast(isWithoutLogin ? '요청을 멈췄습니다.' : '정정 요청을 철회했습니다.');
  };
  return (
    <Card className={styles.card}>
      {isWithoutLogin && status === 'REQUESTED' && (
        <Callout tone="danger" title="로그인 없이 접수된 휴대폰 번호 변경 요청입니다.">
          본인이 요청하지 않으셨다면 바로 멈춰주세요. 멈추지 않으시면 협회 직원 두 사람이 확인해 번호를 바꿉니다.
        </Callout>
      )}
      <DescriptionList items={itemsOf(correction)} />
      {allowedActions.includes('withdraw') && (
        <Button
          variant={isWithoutLogin ? 'danger' : 'secondary'}
          busy={withdrawing.isPending}
          onClick={() => void withdraw()}
        >
          {isWithoutLogin ? '제가 요청하지 않았습니다' : '요청 철회'}
        </Button>
      )}
    </Card>
  );
}

const itemsOf = ({ correctionNo, kindName, wanted, status, ...correction }: Correction) => [
  { term: '접수번호', description: `${correctionNo}번` },
  { term: '정정할 내용', description: wanted ? `${kindName}: ${wanted}` : kindName },
  { term: '상태', description: correction.statusName },
  { term: '접수일시', description: formatDateTime(correction.requestedAt) },
  ...(status === 'REQUESTED' ? [{ term: '처리 기한', description: `${formatDate(correction.dueAt)}까지` }] : []),
  ...(correction.decidedAt ? [{ term: '처리일시', description: formatDateTime(correction.decidedAt) }] : []),
  ...(correction.reason ? [{ term: '반려 사유', description: correction.reason }] : []),
];
