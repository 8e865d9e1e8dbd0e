import { useFormContext } from 'react-hook-form';
import { openAddressSearch } from '@portal/shared/address';
import { Button, TextField } from '@portal/shared/ui';
import styles from './contact.module.css';
import type { ContactValues } from './contactSchema.ts';

/** Postcode and address: found by the search, or typed by hand. */
export function AddressFields() {
  const {
    register,
    setValue,
    setFocus,
    formState: { errors },
  } = useFormContext<ContactValues>();
  const search = async () => {
    const found = await openAddressSearch();
    if (!found) return;
    const settled = { shouldDirty: true, shouldValidate: true };
    setValue('postCode', found.postCode, settled);
    setValue('userAddress', found.address, settled);
    setFocus('userAddress2');
  };
  return (
    <>
      <div className={styles.beside}>
        <TextField
          label="우편번호"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          error={errors.postCode?.message}
          {...register('postCode')}
        />
        <Button variant="secondary" onClick={() => void search()}>
          우편번호 검색
        </Button>
      </div>
      <TextField
        label="주소"
        autoComplete="address-line1"
        maxLength={200}
        error={errors.userAddress?.message}
        {...register('userAddress')}
      />
      <TextField
        label="상세 주소 (선택)"
        hint="동·호수나 건물 이름을 적어주세요."
        autoComplete="address-line2"
        maxLength={200}
        error={errors.userAddress2?.message}
        {...register('userAddress2')}
      />
    </>
  );
}
