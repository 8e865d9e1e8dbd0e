import { useFormContext } from 'react-hook-form';
import { TextField } from '@portal/shared/ui';
import type { GroupValues } from './groupForm.ts';

/** Fields of the applying business: receipts are in its name, and invitations show it. */
export function BusinessFields() {
  const {
    register,
    formState: { errors },
  } = useFormContext<GroupValues>();
  return (
    <>
      <TextField
        label="사업자등록번호"
        required
        inputMode="numeric"
        autoComplete="off"
        hint="숫자 10자리입니다. 하이픈(-)은 빼고 적으셔도 됩니다."
        error={errors.businessNumber?.message}
        {...register('businessNumber')}
      />
      <TextField
        label="상호"
        required
        autoComplete="organization"
        hint="초대를 받는 분이 보는 회사 이름입니다."
        error={errors.businessName?.message}
        {...register('businessName')}
      />
    </>
  );
}
