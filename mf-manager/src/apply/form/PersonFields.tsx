import { Controller, useFormContext } from 'react-hook-form';
import { openAddressSearch } from '@portal/shared/address';
import { BirthDateField, Button, TextField } from '@portal/shared/ui';
import styles from './ApplyForm.module.css';
import type { PersonValues } from './personSchema.ts';

/** Who applies: name, birth date and address, prefilled and to be changed by hand. */
export function PersonFields({ nameLabel = '이름' }: { nameLabel?: string }) {
  const {
    register,
    control,
    setValue,
    formState: { errors },
  } = useFormContext<PersonValues>();

  const search = async () => {
    const found = await openAddressSearch();
    if (!found) return;
    const settled = { shouldDirty: true, shouldValidate: true };
    setValue('postCode', found.postCode, settled);
    setValue('userAddress', found.address, settled);
  };

  return (
    <>
      <TextField label={nameLabel} required autoComplete="name" error={errors.name?.message} {...register('name')} />
      <Controller
        name="userBirth"
        control={control}
        render={({ field }) => (
          <BirthDateField label="생년월일" required error={errors.userBirth?.message} {...field} />
        )}
      />
      <div className={styles.postCode}>
        <TextField
          label="우편번호"
          required
          inputMode="numeric"
          maxLength={5}
          autoComplete="postal-code"
          error={errors.postCode?.message}
          {...register('postCode')}
        />
        <Button variant="secondary" onClick={() => void search()}>
          우편번호 검색
        </Button>
      </div>
      <TextField
        label="주소"
        required
        autoComplete="address-line1"
        error={errors.userAddress?.message}
        {...register('userAddress')}
      />
      <TextField
        label="상세 주소"
        hint="동·호수나 건물 이름을 적어 주세요."
        autoComplete="address-line2"
        error={errors.userAddress2?.message}
        {...register('userAddress2')}
      />
    </>
  );
}
