import type { MemberAction } from '@portal/shared/contract/office';
import { Actions, Button } from '@portal/shared/ui';
import type { MemberDetail } from './member.ts';
import { useMemberActs } from './useMemberActs.tsx';

const DANGEROUS: readonly MemberAction[] = ['suspend', 'dismiss'];

const wordsFor = ({ isEmployee }: MemberDetail): Record<MemberAction, string> => ({
  suspend: '이용 정지',
  reinstate: '이용 정지 해제',
  endSessions: '접속 끊기',
  setEmployee: isEmployee ? '권한 바꾸기' : '직원으로 만들기',
  dismiss: '직원 해제',
  sendLink: '로그인 링크 보내기',
});

/** Acts that the employee may currently perform on this account. */
export function MemberActions({ member }: { member: MemberDetail }) {
  const acts = useMemberActs(member);
  const words = wordsFor(member);
  return (
    <Actions>
      {member.allowedActions.map((action) => (
        <Button key={action} variant={DANGEROUS.includes(action) ? 'danger' : 'secondary'} onClick={acts[action]}>
          {words[action]}
        </Button>
      ))}
    </Actions>
  );
}
