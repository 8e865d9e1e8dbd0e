import { Controller, useFormContext } from 'react-hook-form';
import * as v from 'valibot';
import type { UserProfile } from '@portal/shared/contract/user';
import { addressEntries, AddressFields, BirthDate, pastBirthDateRule, type AddressValues } from '@portal/shared/form';
import { personNameRule } from '@portal/shared/rules';
import { TextField } from '@portal/shared/ui';

const agreed = (message: string) => v.pipe(v.boolean(), v.literal(true, message));

/** What every application asks of a person, for the `v.object` of its form. */
export const personEntries = {
  name: personNameRule,
  userBirth: pastBirthDateRule,
  ...addressEntries,
  memo: v.pipe(v.string(), v.trim(), v.maxLength(500, '500자 이내로 입력해주세요.')),
  agreeRefund: agreed('환불 기준에 동의해주세요.'),
  agreePrivacy: agreed('개인정보 수집·이용에 동의해주세요.'),
};

/** The values that every application form has. */
export interface PersonValues extends AddressValues {
  name: string;
  /** YYYYMMDD. */
  userBirth: string;
  memo: string;
  agreeRefund: boolean;
  agreePrivacy: boolean;
}

/** A consent is given each time, so it is not part of a draft. */
export const CONSENTS = ['agreeRefund', 'agreePrivacy'] as const;

/** The values a form starts with, from the member's profile. */
export const initialPersonValues = (profile: UserProfile): PersonValues => ({
  name: profile.name,
  userBirth: profile.userBirth,
  postCode: profile.postCode,
  userAddress: profile.userAddress,
  userAddress2: profile.userAddress2,
  memo: '',
  agreeRefund: false,
  agreePrivacy: false,
});

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
        render={({ field }) => <BirthDate label="생년월일" required error={errors.userBirth?.message} {...field} />}
      />
      <AddressFields marksRequired />
    </>
  );
}
