import { useMutation } from '@portal/shared/client';
import {
  officeAudit,
  officeEmployees,
  officeMember,
  officeOverview,
  officeRefuseGrant,
  officeSetEmployee,
  PERMISSION_NAMES,
} from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';
import { toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { showOutcome } from '../parts/decision/showOutcome.ts';
import { namesOf, type Employee, type Grant, type GrantActs } from './columns.tsx';

const options = { quiet: true, invalidates: [officeEmployees, officeMember, officeOverview, officeAudit] };

const detailsOf = ({ name, userId, permissions }: Employee, grant: Grant) => [
  { term: '직원', description: `${name} (${userId})` },
  { term: '지금 권한', description: namesOf(permissions) },
  { term: '요청한 권한', description: <strong>{namesOf(grant.permissions)}</strong> },
  { term: '요청', description: `${grant.askedBy}, ${formatDateTime(grant.askedAt)}` },
  { term: '요청한 사유', description: grant.reason || '없음' },
];

/** Confirms and refuses requested permissions. */
export function useGrantActs(): GrantActs {
  const setting = useMutation(officeSetEmployee, options);
  const refusing = useMutation(officeRefuseGrant, options);
  return {
    confirm: (employee, grant) =>
      void openDecision({
        title: '직원 권한 확인',
        details: detailsOf(employee, grant),
        note: `확인하면 바로 적용됩니다. ‘${PERMISSION_NAMES.money}’ 권한은 두 사람이 함께 줍니다.`,
        action: '두 번째 직원으로 확인',
        reasonMissing: '사유를 입력해주세요.',
        send: async (reason) => {
          const { permissions } = grant;
          await showOutcome(await setting.mutate({ memberNo: employee.memberNo, permissions, reason }));
        },
      }),
    refuse: (employee, grant) =>
      void openDecision({
        title: grant.isOwn ? '권한 요청 거두기' : '권한 요청 거절',
        details: detailsOf(employee, grant),
        note: '지금 권한은 그대로 둡니다.',
        action: grant.isOwn ? '거두기' : '거절',
        isDangerous: true,
        reasonMissing: '사유를 입력해주세요.',
        send: async (reason) => {
          await refusing.mutate({ memberNo: employee.memberNo, reason });
          toast('요청을 없앴습니다.');
        },
      }),
  };
}
