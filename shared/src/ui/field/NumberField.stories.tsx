import { TEXT_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { NumberField } from './NumberField.tsx';

export default { component: NumberField, parameters: { keys: TEXT_KEYS } } satisfies Stories;

export const Empty = () => <NumberField label="휴대폰 번호" required hint="붙여 넣으시면 숫자만 남습니다." />;

export const Wrong = () => (
  <NumberField
    label="휴대폰 번호"
    required
    defaultValue="0101234"
    error="휴대폰 번호를 010으로 시작하는 11자리로 입력해주세요."
  />
);
