import { TEXT_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { TextAreaField } from './TextAreaField.tsx';

export default {
  component: TextAreaField,
  parameters: { keys: [...TEXT_KEYS, { key: 'Enter', does: '줄을 바꿉니다.' }] },
} satisfies Stories;

const LABEL = '문의 내용';

export const Empty = () => <TextAreaField label={LABEL} required hint="1,000자까지 쓸 수 있습니다." />;

export const Filled = () => (
  <TextAreaField label={LABEL} defaultValue={'교육을 마쳤는데 수료증이 보이지 않습니다.\n확인 부탁드립니다.'} />
);

export const Disabled = () => <TextAreaField label={LABEL} disabled defaultValue="답변이 끝난 문의입니다." />;

export const Wrong = () => <TextAreaField label={LABEL} required error="문의 내용을 입력해주세요." />;

export const LongText = () => (
  <TextAreaField label={LABEL} defaultValue={'교육은 수료일부터 2년 동안 인정됩니다. '.repeat(40)} />
);
