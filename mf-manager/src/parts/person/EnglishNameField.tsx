import { useFormContext } from 'react-hook-form';
import * as v from 'valibot';
import { TextField } from '@portal/shared/ui';

/** Form value of `EnglishNameField`. */
export interface EnglishNameValues {
  enName: string;
}

export const englishNameRule = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(100, '100자 이내로 입력해주세요.'),
  v.regex(/^[A-Za-z .,'-]*$/, '영문 이름은 로마자로 입력해주세요. (예: HONG GILDONG)'),
);

/** Name of an exam's applicant in Latin letters. */
export function EnglishNameField() {
  const {
    register,
    formState: { errors },
  } = useFormContext<EnglishNameValues>();
  return (
    <TextField
      label="영문 이름"
      optional
      hint="여권에 적힌 로마자 이름을 적어주세요."
      autoComplete="off"
      autoCapitalize="characters"
      error={errors.enName?.message}
      {...register('enName')}
    />
  );
}
