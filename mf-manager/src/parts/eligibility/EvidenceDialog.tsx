import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import {
  getListBoxUserExam,
  getMapEligibility,
  getMapUserExam,
  PAPER_NAMES,
  postIntEligibility,
  type EvidencePaper,
  type Grade,
  type Ground,
} from '@portal/shared/contract/manager';
import { getMapMyMatters } from '@portal/shared/contract/myTasks';
import { isKnown } from '@portal/shared/contract/words';
import { useSubmit } from '@portal/shared/form';
import type { DialogProps } from '@portal/shared/overlay';
import { Callout, FormDialog, RadioGroup } from '@portal/shared/ui';
import { HandedInFile, type StoredFile } from '../files/HandedInFile.tsx';
import type { Eligibility } from './evidenceStatus.ts';

const stored = v.nullable(v.object({ path: v.string(), fileName: v.string() }));
type Values = { ground: string } & Record<EvidencePaper, StoredFile | null>;

interface EvidenceDialogProps extends DialogProps<boolean> {
  grade: Grade;
  grounds: Eligibility['grounds'];
}

/** Dialog for the evidence of one ground. */
export default function EvidenceDialog({ grade, grounds, close, closing }: EvidenceDialogProps) {
  const missingFor = (ground: string) =>
    (grounds.find((each) => each.ground === ground)?.papers ?? []).flatMap(({ paper, isKnown: isOwn }) =>
      isKnown(PAPER_NAMES, paper) && !isOwn ? [paper] : [],
    );
  const schema = v.pipe(
    v.object({
      ground: v.pipe(v.string(), v.nonEmpty('해당하는 자격을 골라주세요.')),
      CAREER: stored,
      TRANSCRIPT: stored,
      CERTIFICATE: stored,
    }),
    v.rawCheck<Values>(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const paper of missingFor(input.ground))
        if (!input[paper])
          addIssue({
            message: `${PAPER_NAMES[paper]}: 파일을 올려주세요.`,
            path: [{ type: 'object', origin: 'value', input, key: paper, value: input[paper] }],
          });
    }),
  );
  const form = useForm<Values>({
    resolver: valibotResolver(schema),
    defaultValues: { ground: '', CAREER: null, TRANSCRIPT: null, CERTIFICATE: null },
    shouldFocusError: false,
  });
  const { errors, submitCount, isSubmitted } = form.formState;
  const typed = useWatch({ control: form.control });
  const papers = missingFor(typed.ground ?? '');
  const sending = useMutation(postIntEligibility, {
    quiet: true,
    invalidates: [getMapEligibility, getMapUserExam, getListBoxUserExam, getMapMyMatters],
  });
  const { submit, isPending } = useSubmit({
    form,
    send: async (values) => {
      const files = papers.flatMap((paper) => {
        const file = values[paper];
        return file ? [{ paper, path: file.path }] : [];
      });
      await sending.mutate({ rating: grade, ground: values.ground as Ground, files });
      close(true);
    },
  });
  return (
    <FormDialog
      title="응시 자격 증빙"
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="증빙 서류 내기"
      summary={{ errors, submitCount }}
    >
      <RadioGroup
        legend="해당하는 자격"
        required
        options={grounds.map(({ ground, text }) => ({ value: ground, label: text }))}
        error={errors.ground?.message}
        {...form.register('ground')}
      />
      {papers.map((paper) => (
        <HandedInFile
          key={paper}
          label={PAPER_NAMES[paper]}
          required
          hint="사진이나 PDF 한 개, 10MB 이하. 주민등록번호 뒷자리는 가려주세요."
          file={typed[paper] ? { path: typed[paper].path ?? '', fileName: typed[paper].fileName ?? '' } : null}
          onChange={(file) => form.setValue(paper, file, { shouldDirty: true, shouldValidate: isSubmitted })}
          error={errors[paper]?.message}
        />
      ))}
      <Callout tone="info">
        서류는 응시 자격을 확인하는 협회 담당자만 보고, 누가 언제 보았는지 기록합니다. 돌려드린 서류는 6개월 뒤, 기한을
        두고 인정한 서류는 그 기한에서 1년 뒤, 그 밖의 서류는 탈퇴하실 때 지웁니다.
      </Callout>
    </FormDialog>
  );
}
