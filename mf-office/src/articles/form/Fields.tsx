import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { useMutation } from '@portal/shared/client';
import { FAQ_SUBJECTS } from '@portal/shared/contract/news';
import { MAX_ATTACHED_FILES, officeUploadFile, type OfficeArticleKind } from '@portal/shared/contract/office';
import { TextEditor } from '@portal/shared/editor';
import { FilesField } from '@portal/shared/form';
import { Checkbox, SelectField, TextAreaField, TextField } from '@portal/shared/ui';
import { PictureField } from '../../parts/files/PictureField.tsx';
import { extensions } from '../editor/extensions.ts';
import { ARTICLE_TOOLS } from '../editor/tools.ts';
import { KINDS } from '../kind/kinds.ts';
import type { ArticleFormValues, CheckedValues } from './values.ts';

const SUBJECTS = Object.entries(FAQ_SUBJECTS).map(([value, label]) => ({ value, label }));

interface FieldsProps {
  kind: OfficeArticleKind;
  form: UseFormReturn<ArticleFormValues, unknown, CheckedValues>;
}

/** Fields of an article's form, except its schedule. */
export function Fields({ kind, form }: FieldsProps) {
  const { titleLabel, textLabel, isPlain, fields } = KINDS[kind];
  const { register, control, setValue, formState } = form;
  const { errors, isSubmitted } = formState;
  const upload = useMutation(officeUploadFile, { quiet: true });
  const [imagePath = '', files = []] = useWatch({ control, name: ['imagePath', 'files'] });
  const change = { shouldDirty: true, shouldValidate: isSubmitted };
  return (
    <>
      <TextField label={titleLabel} required autoComplete="off" error={errors.title?.message} {...register('title')} />
      {fields.includes('subject') && (
        <>
          <SelectField label="분야" options={SUBJECTS} error={errors.subject?.message} {...register('subject')} />
          <TextField
            label="순서"
            inputMode="numeric"
            autoComplete="off"
            hint="작은 수부터 보입니다."
            error={errors.sortOrder?.message}
            {...register('sortOrder')}
          />
        </>
      )}
      {isPlain ? (
        <TextAreaField
          label={textLabel}
          required
          rows={10}
          hint="빈 줄을 넣으면 문단이 나뉩니다."
          error={errors.content?.message}
          {...register('content')}
        />
      ) : (
        <Controller
          control={control}
          name="content"
          render={({ field }) => (
            <TextEditor
              extensions={extensions}
              tools={ARTICLE_TOOLS}
              name="content"
              label={textLabel}
              error={errors.content?.message}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      )}
      {fields.includes('files') && (
        <FilesField
          files={files}
          max={MAX_ATTACHED_FILES}
          ordered
          store={(file) => upload.mutate({}, { file })}
          progress={upload.progress}
          error={errors.files?.message}
          onChange={(next) => setValue('files', next, change)}
        />
      )}
      {fields.includes('picture') && (
        <PictureField
          label="대표 사진"
          hint="목록과 글 위에 보입니다."
          path={imagePath}
          error={errors.imagePath?.message}
          onChange={(next) => setValue('imagePath', next, change)}
        />
      )}
      {fields.includes('isTop') && <Checkbox label="목록 맨 위에 고정" {...register('isTop')} />}
      {fields.includes('isHygiene') && (
        <Checkbox label="위생교육 공지" hint="위생교육 안내에도 보입니다." {...register('isHygiene')} />
      )}
      {fields.includes('writer') && (
        <TextField
          label="작성 부서"
          optional
          autoComplete="off"
          hint="비워 두면 ‘사무국’으로 보입니다."
          error={errors.writer?.message}
          {...register('writer')}
        />
      )}
    </>
  );
}
