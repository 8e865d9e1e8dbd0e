import { useState, type ComponentProps } from 'react';
import { CALENDAR_KEYS, SELECT_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { BirthDate } from './BirthDate.tsx';

export default { component: BirthDate, parameters: { keys: [...SELECT_KEYS, ...CALENDAR_KEYS] } } satisfies Stories;

function Born({ value: given = '', ...props }: Partial<ComponentProps<typeof BirthDate>>) {
  const [value, setValue] = useState(given);
  return <BirthDate label="생년월일" required value={value} onChange={setValue} {...props} />;
}

export const Empty = () => <Born />;

export const Filled = () => <Born value="19660302" />;

export const Disabled = () => <Born value="19660302" disabled />;

export const Wrong = () => <Born error="생년월일을 선택해주세요." />;
