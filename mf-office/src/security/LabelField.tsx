import type { ComponentProps } from 'react';
import { TextField } from '@portal/shared/ui';

/** Field for the employee's name of a device. */
export const LabelField = (field: Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'required'>) => (
  <TextField label="기기 이름" hint="나중에 알아볼 수 있는 이름입니다. 예: 업무용 휴대폰" required {...field} />
);
