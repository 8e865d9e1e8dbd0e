import { useMutation } from '@portal/shared/client';
import {
  officeAudit,
  officeEmployees,
  officeMember,
  officeOverview,
  officeResetFactors,
} from '@portal/shared/contract/office';
import { Button, Section } from '@portal/shared/ui';
import { openDecision } from '../../parts/decision/openDecision.ts';
import { SecondLookBadge } from '../../parts/decision/SecondLookBadge.tsx';
import { showOutcome } from '../../parts/decision/showOutcome.ts';
import type { MemberDetail } from './member.ts';

interface FactorsProps {
  member: MemberDetail;
  factors: NonNullable<MemberDetail['factors']>;
}

/** Authenticator apps of a colleague, and their reset after a loss, which takes two employees. */
export function Factors({ member, factors: { enrolled, secondLook } }: FactorsProps) {
  const { memberNo, name } = member;
  const resetting = useMutation(officeResetFactors, {
    quiet: true,
    invalidates: [officeMember, officeEmployees, officeOverview, officeAudit],
  });
  const reset = () =>
    void openDecision({
      title: '인증 앱 초기화',
      details: [
        { term: '직원', description: `${name} (${memberNo}번)` },
        { term: '등록한 인증 앱', description: `${enrolled}개` },
      ],
      note: <p>등록한 인증 앱이 모두 지워지고 바로 로그아웃됩니다. 전화로 본인을 확인한 뒤에 해주세요.</p>,
      action: '초기화',
      isDangerous: true,
      reasonMissing: '사유를 입력해주세요.',
      shared: { act: 'reset second factors', look: secondLook },
      send: async (reason) => showOutcome(await resetting.mutate({ memberNo, reason })),
    });
  return (
    <Section
      title="인증 앱"
      actions={
        enrolled > 0 && (
          <Button variant="danger" onClick={reset}>
            인증 앱 초기화
          </Button>
        )
      }
    >
      <p>등록한 인증 앱 {enrolled}개. 기기를 모두 잃어버린 직원의 것은 두 사람이 함께 초기화합니다.</p>
      <SecondLookBadge look={secondLook} />
    </Section>
  );
}
