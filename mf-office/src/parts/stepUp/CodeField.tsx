import type { ComponentProps } from 'react';
import { NumberField } from '@portal/shared/ui';

/** Field for the six digits that an authenticator app shows. */
export const CodeField = (field: Omit<ComponentProps<typeof NumberField>, 'label' | 'hint' | 'required'>) => (
  <NumberField
    label="인증번호"
    hint="휴대폰의 인증 앱에 지금 보이는 숫자 6자리입니다."
    required
    autoComplete="one-time-code"
    {...field}
  />
);
