import { Controller, useFormContext } from 'react-hook-form';
import * as v from 'valibot';
import type { UserProfile } from '@portal/shared/contract/user';
import { addressEntries, AddressFields, BirthDate, pastBirthDateRule, type AddressValues } from '@portal/shared/form';
import { personNameRule } from '@portal/shared/rules';
import { TextField } from '@portal/shared/ui';
import { assistanceEntries, isAssistanceNamed, NO_ASSISTANCE, type AssistanceValues } from './AssistanceFields.tsx';

const agreed = (message: string) => v.pipe(v.boolean(), v.literal(true, message));

/** What every application asks of a person. */
export const personSchema = v.pipe(
  v.object({
    name: personNameRule,
    userBirth: pastBirthDateRule,
    ...addressEntries,
    ...assistanceEntries,
    agreeRefund: agreed('환불 기준에 동의해주세요.'),
    agreePrivacy: agreed('개인정보 수집·이용에 동의해주세요.'),
  }),
  v.forward(
    v.partialCheck(
      [['isDisorder'], ['agreeSensitive'], ['memo']],
      isAssistanceNamed,
      '필요한 편의 내용을 입력해주세요.',
    ),
    ['memo'],
  ),
);

/** The values that every application form has. */
export interface PersonValues extends AddressValues, AssistanceValues {
  name: string;
  /** YYYYMMDD. */
  userBirth: string;
  agreeRefund: boolean;
  agreePrivacy: boolean;
}

/** A consent is given each time, so it is not part of a draft. */
export const CONSENTS = ['agreeRefund', 'agreePrivacy', 'agreeSensitive'] as const;

/** The values a form starts with, from the member's profile. */
export const initialPersonValues = (profile: UserProfile): PersonValues => ({
  name: profile.name,
  userBirth: profile.userBirth,
  postCode: profile.postCode,
  userAddress: profile.userAddress,
  userAddress2: profile.userAddress2,
  ...NO_ASSISTANCE,
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
      <AddressFields />
    </>
  );
}
