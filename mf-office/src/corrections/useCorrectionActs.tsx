import { useMutation } from '@portal/shared/client';
import {
  officeAudit,
  officeCorrection,
  officeCorrections,
  officeDecideCorrection,
  officeMember,
  officeOverview,
} from '@portal/shared/contract/office';
import { formatBirth, formatPhone } from '@portal/shared/format';
import { Callout } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { showOutcome, showRefused } from '../parts/decision/showOutcome.ts';
import type { Correction } from './correction.ts';

const detailsOf = ({ name, kind, kindName, after }: Correction) => [
  { term: '회원', description: name },
  { term: '정정할 내용', description: kindName },
  {
    term: '바꿀 내용',
    description: (
      <strong>
        {kind === 'phone' ? formatPhone(after.userPhone) : `${after.name}, ${formatBirth(after.userBirth)}`}
      </strong>
    ),
  },
];

/** Accepts or refuses a correction request. */
export function useCorrectionActs() {
  const deciding = useMutation(officeDecideCorrection, {
    quiet: true,
    invalidates: [officeCorrection, officeCorrections, officeOverview, officeMember, officeAudit],
  });
  return {
    accept: (correction: Correction) =>
      void openDecision({
        title: '정정하기',
        details: detailsOf(correction),
        note: (
          <Callout tone="warning">
            {correction.kind === 'phone'
              ? '번호가 바뀌면 회원의 모든 접속이 끊기고, 새 번호로 비밀번호를 다시 정할 수 있습니다. 직원 두 사람이 해야 합니다.'
              : '회원 정보와 진행 중인 신청, 발급 전인 자격증에 바로 반영됩니다.'}
          </Callout>
        ),
        action: '정정',
        shared: { act: 'correct member', look: correction.secondLook },
        reasonLabel: '확인한 내용',
        reasonMissing: '무엇으로 확인했는지 입력해주세요.',
        send: async (reason) =>
          showOutcome(await deciding.mutate({ correctionNo: correction.correctionNo, decision: 'accept', reason })),
      }),
    refuse: (correction: Correction) =>
      void openDecision({
        title: '정정 반려',
        details: detailsOf(correction),
        action: '반려',
        isDangerous: true,
        reasonLabel: '반려 사유 (회원이 읽습니다)',
        reasonMissing: '회원에게 알릴 사유를 입력해주세요.',
        send: async (reason) => {
          await deciding.mutate({ correctionNo: correction.correctionNo, decision: 'refuse', reason });
          showRefused();
        },
      }),
  };
}
