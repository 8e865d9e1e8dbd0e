import { useWatch, type UseFormReturn } from 'react-hook-form';
import type * as v from 'valibot';
import type { examForm } from '@portal/shared/contract/office';
import { SubjectsField } from './SubjectsField.tsx';

type Form = UseFormReturn<v.InferInput<typeof examForm>, unknown, v.InferOutput<typeof examForm>>;

/** Subjects and required mean in the form of an exam. */
export function ScoreRuleFields({ form }: { form: Form }) {
  const { control, setValue, formState } = form;
  const [subjects = [], passMean = 0] = useWatch({ control, name: ['subjects', 'passMean'] });
  const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  return (
    <SubjectsField
      subjects={subjects}
      passMean={passMean}
      errors={formState.errors as Parameters<typeof SubjectsField>[0]['errors']}
      onSubjects={(next) => setValue('subjects', next, options)}
      onPassMean={(next) => setValue('passMean', next, options)}
    />
  );
}
