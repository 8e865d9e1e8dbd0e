import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import { billRules, requestBill } from '@portal/shared/contract/manager';
import { useSubmit } from '@portal/shared/form';
import type { DialogProps } from '@portal/shared/overlay';
import { FormDialog, TextField, toast } from '@portal/shared/ui';
import { GROUP_CALLS } from '../../calls.ts';
import type { Group } from '../../group.ts';

const schema = v.object(billRules);

/** Fields in the order of the business registration (사업자등록증). */
const FIELDS = [
  { name: 'businessNumber', label: '사업자등록번호', inputMode: 'numeric' },
  { name: 'businessName', label: '상호' },
  { name: 'representative', label: '대표자 이름' },
  { name: 'address', label: '사업장 주소' },
  { name: 'businessType', label: '업태', hint: '사업자등록증에 적힌 대로 적어주세요. 예: 음식점업' },
  { name: 'businessItem', label: '종목', hint: '예: 한식' },
  { name: 'email', label: '이메일', hint: '국세청이 이 주소로 계산서를 보냅니다.', inputMode: 'email' },
] as const;

interface BillDialogProps extends DialogProps<boolean> {
  group: Pick<Group, 'groupNo' | 'businessNumber' | 'businessName'>;
  /** A bill was already requested; its data are changed. */
  isChange: boolean;
}

/** Requests the bill of a group, with the data of the business that the tax office requires. */
export default function BillDialog({ group, isChange, close, closing }: BillDialogProps) {
  const { groupNo, businessNumber, businessName } = group;
  const requesting = useMutation(requestBill, { quiet: true, invalidates: GROUP_CALLS });
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: {
      businessNumber,
      businessName,
      representative: '',
      address: '',
      businessType: '',
      businessItem: '',
      email: '',
    },
  });
  const { errors, submitCount } = form.formState;
  const { submit, isPending } = useSubmit({
    form,
    send: async (values) => {
      await requesting.mutate({ groupNo, ...values });
      toast(isChange ? '고쳤습니다.' : '계산서를 신청했습니다. 협회가 발급하면 이 화면에서 보실 수 있습니다.');
      close(true);
    },
  });
  return (
    <FormDialog
      title={isChange ? '계산서 받는 곳 고치기' : '계산서 신청'}
      description="사업자등록증에 적힌 대로 적어주세요."
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel={isChange ? '고치기' : '신청'}
      summary={{ errors, submitCount }}
    >
      {FIELDS.map(({ name, ...texts }) => (
        <TextField
          key={name}
          required
          autoComplete="off"
          error={errors[name]?.message}
          {...texts}
          {...form.register(name)}
        />
      ))}
    </FormDialog>
  );
}
