import { useState, type ComponentProps } from 'react';
import { CALENDAR_KEYS, TEXT_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { DateField } from './DateField.tsx';

export default { component: DateField, parameters: { keys: [...TEXT_KEYS, ...CALENDAR_KEYS] } } satisfies Stories;

function Day({ value: given = '', ...props }: Partial<ComponentProps<typeof DateField>>) {
  const [value, setValue] = useState(given);
  return <DateField label="시작일" value={value} onChange={setValue} {...props} />;
}

export const Empty = () => <Day hint="비워두시면 모든 날짜를 찾습니다." />;

export const Filled = () => <Day value="2026-11-22" />;

export const Bounded = () => <Day value="2026-11-22" first="2026-11-10" last="2026-12-05" />;

export const Wrong = () => <Day value="2026-11-22" required error="시작일이 종료일보다 늦습니다." />;
