import { openDialog } from '@portal/shared/overlay';
import { Actions, Button, DescriptionList, Section } from '@portal/shared/ui';
import type { MemberDetail } from './member.ts';

/** Branch of the member, and of an employee the one that confines the employee; national employees may set both. */
export function MemberBranch({ member }: { member: MemberDetail }) {
  const { branch, isEmployee, allowedActions } = member;
  if (!branch) return null;
  const open = (as: 'member' | 'employee') => void openDialog(() => import('./BranchDialog.tsx'), { member, as });
  const how = branch.isByHand ? ' (직원이 정함)' : '';
  return (
    <Section title="소속 지회">
      <DescriptionList
        items={[
          { term: '회원으로', description: branch.name === '' ? '없음' : `${branch.name}${how}` },
          ...(isEmployee ? [{ term: '직원으로', description: branch.employeeOf?.name ?? '사무국 (모든 지회)' }] : []),
        ]}
      />
      {branch.mayBeSet && (
        <Actions>
          <Button variant="secondary" onClick={() => open('member')}>
            소속 지회 바꾸기
          </Button>
          {isEmployee && allowedActions.includes('setEmployee') && (
            <Button variant="secondary" onClick={() => open('employee')}>
              일하는 지회 바꾸기
            </Button>
          )}
        </Actions>
      )}
    </Section>
  );
}
