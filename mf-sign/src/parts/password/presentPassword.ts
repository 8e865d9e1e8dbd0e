import type { UseFormRegisterReturn } from 'react-hook-form';
import * as v from 'valibot';
import type { PasswordField } from './PasswordFields.tsx';

/** Current password, required for actions that a stolen session alone must not allow. */
export const presentPassword = v.pipe(v.string(), v.nonEmpty('현재 비밀번호를 입력해주세요.'));

/** Its field for `PasswordFields`. A password from before the current rules may be longer than they allow. */
export const presentPasswordField = (
  label: string,
  registered: UseFormRegisterReturn,
  error: string | undefined,
): PasswordField => ({ label, autoComplete: 'current-password', error, ...registered });
