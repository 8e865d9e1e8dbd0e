import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useItem, useMutation } from '@portal/shared/client';
import { getListBranch } from '@portal/shared/contract/branch';
import {
  officeAssignBranch,
  officeAudit,
  officeEmployees,
  officeMember,
  officeMembers,
  officeSetMemberBranch,
  reason,
} from '@portal/shared/contract/office';
import { useSubmit } from '@portal/shared/form';
import type { DialogProps } from '@portal/shared/overlay';
import { FormDialog, SelectField, toast } from '@portal/shared/ui';
import { ReasonField } from '../../parts/form/ReasonField.tsx';
import type { MemberDetail } from './member.ts';

const schema = v.object({ branchNo: v.string(), reason });

const TEXTS = {
  member: {
    title: '소속 지회 바꾸기',
    description: '직원이 정한 소속은 회원이 주소를 바꿔도 그대로 남습니다.',
    none: '업소가 있는 지역을 따라 정하기',
  },
  employee: {
    title: '일하는 지회 바꾸기',
    description: '지회 직원은 그 지회와 지부의 회원, 교육, 신청만 보고 처리합니다. 바로 적용됩니다.',
    none: '사무국 (모든 지회)',
  },
};

interface BranchDialogProps extends DialogProps<boolean> {
  member: MemberDetail;
  /** Branch of the member, or the one that the employee works for. */
  as: 'member' | 'employee';
}

/** Sets the branch of a member, or of an employee. */
export default function BranchDialog({ member, as, close, closing }: BranchDialogProps) {
  const options = {
    quiet: true,
    invalidates: [officeMember, officeMembers, officeEmployees, officeAudit],
  };
  const setting = useMutation(officeSetMemberBranch, options);
  const assigning = useMutation(officeAssignBranch, options);
  const { mutate } = as === 'member' ? setting : assigning;
  const { data: branches = [] } = useItem(getListBranch, {});
  const { branch } = member;
  const present = as === 'employee' ? branch?.employeeOf?.branchNo : branch?.isByHand ? branch.branchNo : null;
  const form = useForm({
    resolver: valibotResolver(schema),
    // Options that arrive later choose it again.
    values: { branchNo: branches.length > 0 ? `${present ?? ''}` : '', reason: '' },
  });
  const { title, description, none } = TEXTS[as];
  const { submit, isPending } = useSubmit({
    form,
    send: async (values) => {
      const chosen = values.branchNo === '' ? {} : { branchNo: Number(values.branchNo) };
      await mutate({ memberNo: member.memberNo, reason: values.reason, ...chosen });
      toast('소속을 바꿨습니다.');
      close(true);
    },
  });
  return (
    <FormDialog
      title={title}
      description={description}
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="저장"
    >
      <SelectField
        label="지회·지부"
        required
        options={[
          { value: '', label: none },
          ...branches.map(({ branchNo, name }) => ({ value: `${branchNo}`, label: name })),
        ]}
        {...form.register('branchNo')}
      />
      <ReasonField required error={form.formState.errors.reason?.message} {...form.register('reason')} />
    </FormDialog>
  );
}
