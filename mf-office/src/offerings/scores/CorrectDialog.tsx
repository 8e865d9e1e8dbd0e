import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import type { ScoreRule } from '@portal/shared/contract/manager';
import {
  officeApplicants,
  officeCorrectResult,
  officeOffering,
  officeOverview,
  officeResultCorrections,
  reason,
  RESULT_NAMES,
  type Result,
} from '@portal/shared/contract/office';
import { useSubmit } from '@portal/shared/form';
import { alert, type DialogProps } from '@portal/shared/overlay';
import { Callout, DescriptionList, FormDialog, SelectField, toast } from '@portal/shared/ui';
import { ReasonField } from '../../parts/form/ReasonField.tsx';
import { scoreText } from '../../parts/results/scoreText.ts';
import type { Applicant } from '../kind/applicant.ts';
import { ScoreFields } from './ScoreFields.tsx';
import { judgementOf, scoreEntries, scoreField, scoresOf, typedFrom } from './scoreForm.ts';

type Values = Record<string, string>;

const BY_SCORES = 'scores';
type Choice = Result | typeof BY_SCORES;

/** Results that a wrong one can be corrected to. For an exam with subjects, pass or fail follows from the scores. */
function choicesOf({ corrections = [] }: Applicant, rule: ScoreRule | null): { value: Choice; label: string }[] {
  const named = corrections
    .filter((result) => !rule || (result !== 'pass' && result !== 'fail'))
    .map((result) => ({ value: result, label: RESULT_NAMES[result] }));
  return rule ? [{ value: BY_SCORES, label: '점수로 정정 (합격·불합격은 점수에서 정해집니다)' }, ...named] : named;
}

interface CorrectDialogProps extends DialogProps<boolean> {
  applicant: Applicant;
  /** Null if results are entered without scores. */
  rule: ScoreRule | null;
}

/** Corrects a result; for an announced one, it requests the confirmation of another employee. */
export default function CorrectDialog({ applicant, rule, close, closing }: CorrectDialogProps) {
  const { userExaminationNo, name, statusName, scoreSheet } = applicant;
  const correcting = useMutation(officeCorrectResult, {
    quiet: true,
    invalidates: [officeApplicants, officeOffering, officeResultCorrections, officeOverview],
  });
  const base = v.object({ result: v.pipe(v.string(), v.nonEmpty('바른 결과를 골라주세요.')), reason });
  const withScores = v.object({ ...base.entries, ...(rule ? scoreEntries(rule) : {}) });
  const byScores = v.looseObject({ result: v.literal(BY_SCORES) });
  const form = useForm<Values>({
    resolver: valibotResolver(
      v.lazy((values) => (v.is(byScores, values) ? withScores : base)) as v.GenericSchema<Values, Values>,
    ),
    defaultValues: { result: '', reason: '', ...(rule ? typedFrom(rule, scoreSheet?.scores) : {}) },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const typed = useWatch({ control: form.control });
  const judgement = rule && judgementOf(rule, typed);
  const hasScores = typed['result'] === BY_SCORES;
  const { submit, isPending } = useSubmit({
    form,
    fieldOf: scoreField,
    send: async ({ result = '', reason: why = '', ...scores }) => {
      const chosen = result === BY_SCORES ? (judgement?.isPassed ? 'pass' : 'fail') : (result as Result);
      const outcome = await correcting.mutate({
        userExaminationNo,
        result: chosen,
        reason: why,
        ...(result === BY_SCORES && rule && { scores: scoresOf(rule, scores) }),
      });
      if (outcome === 'asked')
        await alert(
          '이미 발표한 결과여서 다른 직원의 확인이 필요합니다. 다른 직원이 [결과 정정]에서 확인하면 정정됩니다.',
        );
      else toast('결과를 정정했습니다.');
      close(true);
    },
  });
  return (
    <FormDialog
      title="결과 정정"
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="정정"
      summary={{ errors, submitCount }}
    >
      <DescriptionList
        items={[
          { term: '신청자', description: name },
          { term: '지금 결과', description: [statusName, scoreText(scoreSheet)].filter(Boolean).join(' · ') },
        ]}
      />
      <Callout tone="warning">
        발표한 결과는 다른 직원이 확인해야 정정됩니다. 정정되면 회원에게 알리고, 이전 결과와 사유가 남습니다. 합격이
        취소되면 그 합격으로 받은 자격증도 취소됩니다.
      </Callout>
      <SelectField
        label="바른 결과"
        required
        placeholder="고르세요"
        options={choicesOf(applicant, rule)}
        error={errors['result']?.message}
        {...form.register('result')}
      />
      {rule && hasScores && <ScoreFields rule={rule} judgement={judgement} register={form.register} errors={errors} />}
      <ReasonField
        label="정정 사유 (회원이 읽습니다)"
        required
        error={errors['reason']?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  );
}
