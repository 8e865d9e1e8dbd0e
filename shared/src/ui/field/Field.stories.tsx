import { TEXT_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { TextInput } from './controls.tsx';
import { Field, NecessityMark } from './Field.tsx';

export default {
  component: Field,
  // After its label.
  subcomponents: { NecessityMark },
  parameters: { keys: TEXT_KEYS },
} satisfies Stories;

export const AroundAControl = () => (
  <Field label="수험번호" hint="수험표의 오른쪽 위에 있습니다." required>
    {(control) => <TextInput {...control} inputMode="numeric" />}
  </Field>
);

export const Wrong = () => (
  <Field label="수험번호" hint="수험표의 오른쪽 위에 있습니다." required error="수험번호를 입력해주세요.">
    {(control) => <TextInput {...control} inputMode="numeric" />}
  </Field>
);
