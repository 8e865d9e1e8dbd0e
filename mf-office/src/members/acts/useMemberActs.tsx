import { useMutation } from '@portal/shared/client';
import {
  officeAudit,
  officeDismissEmployee,
  officeEmployees,
  officeEndSessions,
  officeMember,
  officeMembers,
  officeReinstateMember,
  officeSendLoginLink,
  officeSuspendMember,
  type MemberAction,
} from '@portal/shared/contract/office';
import { openDialog } from '@portal/shared/overlay';
import { Callout, toast } from '@portal/shared/ui';
import type { Decision } from '../../parts/decision/DecisionDialog.tsx';
import { openDecision } from '../../parts/decision/openDecision.ts';
import type { MemberDetail } from './member.ts';

const options = { quiet: true, invalidates: [officeMember, officeMembers, officeEmployees, officeAudit] };

/** Acts on a member, by name. */
export function useMemberActs(member: MemberDetail): Record<MemberAction, () => void> {
  const { memberNo } = member;
  const suspending = useMutation(officeSuspendMember, options);
  const reinstating = useMutation(officeReinstateMember, options);
  const ending = useMutation(officeEndSessions, options);
  const dismissing = useMutation(officeDismissEmployee, options);
  const sending = useMutation(officeSendLoginLink, options);
  const decide = (
    by: { mutate(input: { memberNo: number; reason: string }): Promise<null> },
    done: string,
    decision: Omit<Decision, 'details' | 'send'>,
  ) =>
    void openDecision({
      reasonMissing: '사유를 입력해주세요.',
      ...decision,
      details: [
        { term: '회원', description: `${member.name} (${memberNo}번)` },
        { term: '상태', description: member.statusName },
      ],
      send: async (reason) => {
        await by.mutate({ memberNo, reason });
        toast(done);
      },
    });
  return {
    suspend: () =>
      decide(suspending, '이용을 정지했습니다.', {
        title: '이용 정지',
        action: '정지하기',
        isDangerous: true,
        reasonLabel: '정지 사유 (회원에게 알림으로 보냅니다)',
        note: (
          <Callout tone="warning">
            회원은 바로 로그아웃되고 로그인할 수 없습니다. 진행 중인 신청 {member.liveApplications}건과 결제·환불은
            그대로 진행됩니다.
          </Callout>
        ),
      }),
    reinstate: () =>
      decide(reinstating, '이용 정지를 해제했습니다.', {
        title: '이용 정지 해제',
        action: '해제하기',
        note: <p>회원에게 알리며, 회원은 다시 로그인할 수 있습니다.</p>,
      }),
    endSessions: () =>
      decide(ending, '접속을 끊었습니다.', {
        title: '접속 끊기',
        action: '접속 끊기',
        note: <p>지금 접속한 {member.sessions}곳에서 모두 로그아웃됩니다. 다시 로그인할 수 있습니다.</p>,
      }),
    setEmployee: () => void openDialog(() => import('./EmployeeDialog.tsx'), { member }),
    dismiss: () =>
      decide(dismissing, '직원에서 해제했습니다.', {
        title: '직원 해제',
        action: '해제하기',
        isDangerous: true,
        note: <p>권한이 모두 없어지고 바로 로그아웃됩니다. 일반 회원으로는 계속 이용할 수 있습니다.</p>,
      }),
    sendLink: () =>
      decide(sending, '로그인 링크를 보냈습니다.', {
        title: '로그인 링크 보내기',
        action: '보내기',
        note: <p>직원 본인의 휴대폰으로 보냅니다. 10분 안에 한 번 쓸 수 있고, 다른 사람에게는 보이지 않습니다.</p>,
      }),
  };
}
