import { useState, type ComponentProps } from 'react';
import { SELECT_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { BirthDateField } from './BirthDateField.tsx';

export default { component: BirthDateField, parameters: { keys: SELECT_KEYS } } satisfies Stories;

function Born({ value: given = '', ...props }: Partial<ComponentProps<typeof BirthDateField>>) {
  const [value, setValue] = useState(given);
  return <BirthDateField label="생년월일" value={value} onChange={setValue} {...props} />;
}

export const Empty = () => <Born required hint="신분증에 적힌 날짜를 골라주세요." />;

export const Filled = () => <Born value="19660302" />;

export const Disabled = () => <Born value="19660302" disabled />;

export const Wrong = () => <Born required error="생년월일을 선택해주세요." />;
