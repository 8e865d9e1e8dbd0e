import type { Stories } from '../../gallery/stories.ts';
import { Field } from '../../ui/index.ts';
import { FileInput } from './FileInput.tsx';

export default {
  component: FileInput,
  parameters: { keys: [{ key: 'Enter, Space', does: '파일을 고르는 창을 엽니다.' }] },
} satisfies Stories;

const nothing = () => undefined;

export const Photo = () => (
  <Field label="사진" hint="JPG·PNG, 10MB 이하">
    {(control) => <FileInput {...control} accept="image/jpeg,image/png" onChoose={nothing} />}
  </Field>
);

export const Wrong = () => (
  <Field label="사진" error="사진은 10MB 이하로 올려주세요.">
    {(control) => <FileInput {...control} onChoose={nothing} />}
  </Field>
);

export const Disabled = () => (
  <Field label="첨부파일">{(control) => <FileInput {...control} disabled onChoose={nothing} />}</Field>
);
