import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import type { ScoreRule } from '@portal/shared/contract/manager';
import { officeApplicants, officeEnterScores, officeOffering } from '@portal/shared/contract/office';
import { useSubmit } from '@portal/shared/form';
import type { DialogProps } from '@portal/shared/overlay';
import { DescriptionList, FormDialog, toast } from '@portal/shared/ui';
import type { Applicant } from '../kind/applicant.ts';
import { ScoreFields } from './ScoreFields.tsx';
import { judgementOf, scoreEntries, scoreField, scoresOf, typedFrom } from './scoreForm.ts';

/** Enters the scores of one applicant; the resulting judgement is shown before. */
export default function ScoresDialog({
  applicant,
  rule,
  close,
  closing,
}: DialogProps<boolean> & { applicant: Applicant; rule: ScoreRule }) {
  const entering = useMutation(officeEnterScores, { quiet: true, invalidates: [officeApplicants, officeOffering] });
  const form = useForm<Record<string, string>>({
    resolver: valibotResolver(v.object(scoreEntries(rule))),
    defaultValues: typedFrom(rule),
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const judgement = judgementOf(rule, useWatch({ control: form.control }));
  const { submit, isPending } = useSubmit({
    form,
    fieldOf: scoreField,
    send: async (values) => {
      await entering.mutate({ userExaminationNo: applicant.userExaminationNo, scores: scoresOf(rule, values) });
      toast('점수를 입력했습니다.');
      close(true);
    },
  });
  return (
    <FormDialog
      title="점수 입력"
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="입력"
      summary={{ errors, submitCount }}
    >
      <DescriptionList
        items={[
          { term: '신청자', description: applicant.name },
          { term: '수험번호', description: applicant.examinationCode || '없음' },
        ]}
      />
      <ScoreFields rule={rule} judgement={judgement} register={form.register} errors={errors} />
      <p>발표 일시까지는 응시자에게 보이지 않습니다.</p>
    </FormDialog>
  );
}
