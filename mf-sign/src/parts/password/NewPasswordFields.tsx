import { useFormContext, useWatch } from 'react-hook-form';
import { adviceOn, PASSWORD_HINT } from '@portal/shared/rules';
import { PasswordFields, type PasswordField } from './PasswordFields.tsx';

interface NewPasswordFieldsProps {
  /** Label of the new password. */
  label: string;
  /** Fields before it. */
  before?: readonly PasswordField[];
  userId?: string | undefined;
  /** Marked as required, because other fields of this form are optional. */
  required?: boolean;
}

/** A new password, typed twice (`newPasswordSchema`), with its rules. Must be inside a `FormProvider`. */
export function NewPasswordFields({ label, before = [], userId, required }: NewPasswordFieldsProps) {
  const {
    register,
    formState: { errors },
  } = useFormContext<{ userPw: string; userPwCheck: string }>();
  const typed = useWatch<{ userPw: string }>({ name: 'userPw' });
  return (
    <PasswordFields
      userId={userId}
      fields={[
        ...before,
        {
          label,
          required,
          hint: PASSWORD_HINT,
          autoComplete: 'new-password',
          error: errors.userPw?.message,
          advice: adviceOn(errors.userPw?.message, typed),
          ...register('userPw'),
        },
        {
          label: `${label} 확인`,
          required,
          autoComplete: 'new-password',
          error: errors.userPwCheck?.message,
          ...register('userPwCheck'),
        },
      ]}
    />
  );
}
