import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import {
  officeAudit,
  officeEmployees,
  officeMember,
  officeMembers,
  officeSetEmployee,
  PERMISSION_NAMES,
  PERMISSIONS,
  reason,
  type Permission,
} from '@portal/shared/contract/office';
import { useSubmit } from '@portal/shared/form';
import { alert, type DialogProps } from '@portal/shared/overlay';
import { Checkbox, FormDialog, toast } from '@portal/shared/ui';
import { ReasonField } from '../../parts/form/ReasonField.tsx';
import { openedBy } from '../../parts/frame/menu.ts';
import { useOverview } from '../../parts/overview/useOverview.ts';
import type { MemberDetail } from './member.ts';

const schema = v.object({
  permissions: v.array(v.picklist(PERMISSIONS)),
  reason,
});

const ASKED =
  '결제·환불 권한은 두 사람이 함께 줍니다. ‘직원’ 목록에서 다른 직원이 확인하면 지정한 내용이 모두 적용됩니다.';

/** Menu entries that the permission opens, and who may grant it. */
function hintOf(permission: Permission, own: readonly Permission[]): string {
  const opened = `${openedBy(permission)} 화면을 엽니다.`;
  if (!own.includes(permission)) return `${opened} 본인에게 없는 권한은 줄 수 없습니다.`;
  return permission === 'money' ? `${opened} 새로 줄 때는 다른 직원이 한 번 더 확인해야 합니다.` : opened;
}

/** Makes a member an employee or changes their permissions; nobody can grant a permission that they lack. */
export default function EmployeeDialog({ member, close, closing }: DialogProps<boolean> & { member: MemberDetail }) {
  const own = useOverview().data?.permissions ?? [];
  const setting = useMutation(officeSetEmployee, {
    quiet: true,
    invalidates: [officeMember, officeMembers, officeEmployees, officeAudit],
  });
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { permissions: member.permissions, reason: '' },
  });
  const { errors } = form.formState;
  const { submit, isPending } = useSubmit({
    form,
    send: async (values) => {
      const outcome = await setting.mutate({ memberNo: member.memberNo, ...values });
      if (outcome === 'asked') await alert(ASKED);
      else toast(member.isEmployee ? '권한을 바꿨습니다.' : '직원으로 만들었습니다.');
      close(true);
    },
  });
  return (
    <FormDialog
      title={member.isEmployee ? '권한 바꾸기' : '직원으로 만들기'}
      description={
        member.isEmployee
          ? '바꾼 권한은 바로 적용됩니다.'
          : '직원은 비밀번호가 아니라 로그인 링크로 들어옵니다. 지금 접속은 바로 끊어집니다.'
      }
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="저장"
    >
      <div role="group" aria-label="권한">
        {PERMISSIONS.map((permission) => (
          <Checkbox
            key={permission}
            label={PERMISSION_NAMES[permission]}
            value={permission}
            hint={hintOf(permission, own)}
            disabled={!own.includes(permission)}
            {...form.register('permissions')}
          />
        ))}
      </div>
      <ReasonField required error={errors.reason?.message} {...form.register('reason')} />
    </FormDialog>
  );
}
