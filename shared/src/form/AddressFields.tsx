import { useFormContext } from 'react-hook-form';
import { openAddressSearch } from '../address/index.ts';
import { Button, NumberField, TextField } from '../ui/index.ts';
import styles from './AddressFields.module.css';

/** Form values of `AddressFields`, validated by `addressEntries`. */
export interface AddressValues {
  /** Five digits. */
  postCode: string;
  userAddress: string;
  /** Flat or floor; may be empty. */
  userAddress2: string;
}

interface AddressFieldsProps {
  /** True if the whole address is optional. */
  optional?: boolean;
}

/** Postcode and address, found by the search or typed manually. Requires a `FormProvider`. */
export function AddressFields({ optional = false }: AddressFieldsProps) {
  const {
    register,
    setValue,
    setFocus,
    formState: { errors },
  } = useFormContext<AddressValues>();

  const necessity = optional ? { optional } : { required: true };

  const search = async () => {
    const chosen = await openAddressSearch();
    if (!chosen) return;
    const typed = { shouldDirty: true, shouldValidate: true };
    setValue('postCode', chosen.postCode, typed);
    setValue('userAddress', chosen.address, typed);
    setFocus('userAddress2');
  };

  return (
    <>
      <div className={styles.postCode}>
        <NumberField
          label="우편번호"
          {...necessity}
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
        {...necessity}
        autoComplete="address-line1"
        error={errors.userAddress?.message}
        {...register('userAddress')}
      />
      <TextField
        label="상세 주소"
        optional
        hint="동·호수나 건물 이름을 적어주세요."
        autoComplete="address-line2"
        error={errors.userAddress2?.message}
        {...register('userAddress2')}
      />
    </>
  );
}
