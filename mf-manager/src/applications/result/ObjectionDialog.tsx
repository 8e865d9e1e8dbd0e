import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import { objectionForm, postIntObjection } from '@portal/shared/contract/manager';
import { useDraft, useSubmit } from '@portal/shared/form';
import type { DialogProps } from '@portal/shared/overlay';
import { DescriptionList, FormDialog, TextAreaField } from '@portal/shared/ui';
import { HandedInFile } from '../../parts/files/HandedInFile.tsx';
import { callsOf } from '../../parts/kind/applicationSources.ts';

const schema = v.object({ ...objectionForm, path: v.string(), fileName: v.string() });

interface ObjectionDialogProps extends DialogProps<boolean> {
  applicationNo: number;
  title: string;
  statusName: string;
}

/** Form of an objection: text, and a file as proof. Typed values survive a reload. */
export default function ObjectionDialog({ applicationNo, title, statusName, close, closing }: ObjectionDialogProps) {
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { content: '', path: '', fileName: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const draft = useDraft(`objection:${applicationNo}`, form);
  const sending = useMutation(postIntObjection, { quiet: true, invalidates: callsOf('exam') });
  const [path, fileName] = useWatch({ control: form.control, name: ['path', 'fileName'] });
  const { submit, isPending } = useSubmit({
    form,
    send: async (values) => {
      await sending.mutate({ userExaminationNo: applicationNo, content: values.content, path: values.path });
      draft.clear();
      close(true);
    },
  });
  return (
    <FormDialog
      title="이의신청"
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="이의신청 보내기"
      summary={{ errors, submitCount }}
    >
      <DescriptionList
        items={[
          { term: '시험', description: title },
          { term: '발표된 결과', description: statusName },
        ]}
      />
      <p>한 번 보내시면 고치실 수 없습니다. 시험 문제의 정답과 채점 기준은 공개하지 않습니다.</p>
      <TextAreaField
        label="이의 내용"
        required
        rows={6}
        error={errors.content?.message}
        {...form.register('content')}
      />
      <HandedInFile
        label="첨부파일"
        optional
        hint="사진이나 PDF 한 개, 10MB 이하. 협회 담당자만 볼 수 있습니다."
        file={path ? { path, fileName } : null}
        onChange={(file) => {
          form.setValue('path', file?.path ?? '', { shouldDirty: true });
          form.setValue('fileName', file?.fileName ?? '', { shouldDirty: true });
        }}
        error={errors.path?.message}
      />
    </FormDialog>
  );
}
