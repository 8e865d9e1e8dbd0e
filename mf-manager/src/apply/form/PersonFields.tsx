import { Controller, useFormContext } from 'react-hook-form';
import { AddressFields } from '@portal/shared/form';
import { BirthDateField, TextField } from '@portal/shared/ui';
import type { PersonValues } from './person.ts';

/** The applicant: name, birth date and address, filled from the profile and editable. */
export function PersonFields({ nameLabel = '이름' }: { nameLabel?: string }) {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<PersonValues>();
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
      <AddressFields marksRequired />
    </>
  );
}
