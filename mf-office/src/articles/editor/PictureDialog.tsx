import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import type { DialogProps } from '@portal/shared/overlay';
import { FormDialog, TextField } from '@portal/shared/ui';
import { PictureField } from '../../parts/files/PictureField.tsx';

const MAX_DESCRIPTION = 200;

const schema = v.object({
  path: v.pipe(v.string(), v.nonEmpty('사진을 선택해주세요.')),
  alt: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('사진에 무엇이 보이는지 설명을 입력해주세요.'),
    v.maxLength(MAX_DESCRIPTION, `${MAX_DESCRIPTION}자 이내로 입력해주세요.`),
    v.check((typed) => !typed.includes('"'), '큰따옴표는 쓸 수 없습니다.'),
  ),
});

interface Picture {
  path: string;
  alt: string;
}

/** Dialog for a picture in the text and its description. */
export default function PictureDialog({ path, alt, close, closing }: DialogProps<Picture> & Picture) {
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { path, alt } });
  const { errors, isSubmitted } = form.formState;
  return (
    <FormDialog
      title="사진"
      closing={closing}
      onClose={() => close()}
      submit={(event) => void form.handleSubmit((picture) => close(picture))(event)}
      isPending={false}
      submitLabel="글에 넣기"
    >
      <PictureField
        label="사진 파일"
        required
        path={useWatch({ control: form.control, name: 'path' })}
        error={errors.path?.message}
        onChange={(next) => form.setValue('path', next, { shouldValidate: isSubmitted })}
      />
      <TextField
        label="사진 설명"
        required
        autoComplete="off"
        hint="사진을 볼 수 없는 분께 읽어드립니다. 예: 위생교육을 듣는 회원들"
        error={errors.alt?.message}
        {...form.register('alt')}
      />
    </FormDialog>
  );
}
