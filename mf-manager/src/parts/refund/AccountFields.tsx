import { useId } from 'react';
import { useItem } from '@portal/shared/client';
import { educationCode } from '@portal/shared/contract/common';
import { useSessionUser } from '@portal/shared/session';
import { Button, NumberField, TextField } from '@portal/shared/ui';
import type { AccountForm } from './useAccountForm.ts';

/** Fields for holder, bank and number of an account. */
export function AccountFields({ form }: { form: AccountForm }) {
  const banksId = useId();
  const name = useSessionUser()?.name;
  const {
    register,
    setValue,
    formState: { errors },
  } = form;
  return (
    <>
      <TextField
        label="예금주"
        required
        autoComplete="off"
        error={errors.accountName?.message}
        {...register('accountName')}
      />
      {name && (
        <div>
          <Button
            variant="plain"
            size="small"
            onClick={() => setValue('accountName', name, { shouldDirty: true, shouldValidate: true })}
          >
            본인 이름({name}) 넣기
          </Button>
        </div>
      )}
      <TextField
        label="은행명"
        required
        autoComplete="off"
        list={banksId}
        hint="목록에서 고르거나 직접 입력해주세요."
        error={errors.bank?.message}
        {...register('bank')}
      />
      <Banks id={banksId} />
      <NumberField
        label="계좌번호"
        required
        autoComplete="off"
        hint="하이픈(-) 없이 숫자만 입력해주세요."
        error={errors.account?.message}
        {...register('account')}
      />
    </>
  );
}

/** Suggestions for the bank's name, which can also be typed. */
function Banks({ id }: { id: string }) {
  const codes = useItem(educationCode, {}, { background: true });
  const banks = (codes.data ?? []).filter(({ group }) => group === 'BANK');
  return (
    <datalist id={id}>
      {banks.map(({ code, codeName }) => (
        <option key={code} value={codeName} />
      ))}
    </datalist>
  );
}
