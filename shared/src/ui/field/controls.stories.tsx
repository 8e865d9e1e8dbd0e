import { TEXT_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { TextInput } from './controls.tsx';

export default { component: TextInput, parameters: { keys: TEXT_KEYS } } satisfies Stories;

export const Empty = () => <TextInput aria-label="인증번호" placeholder="6자리 숫자" />;

export const Filled = () => <TextInput aria-label="인증번호" defaultValue="482913" />;

export const Disabled = () => <TextInput aria-label="인증번호" defaultValue="482913" disabled />;

export const ReadOnly = () => <TextInput aria-label="아이디" defaultValue="hanbit01" readOnly />;

export const Wrong = () => <TextInput aria-label="인증번호" defaultValue="48291" aria-invalid />;
