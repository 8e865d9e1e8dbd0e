import { useWatch, type UseFormReturn } from 'react-hook-form';
import type * as v from 'valibot';
import type { CallEntity } from '@portal/shared/contract';
import { type courseForm, MAX_LECTURERS, type officeOfferingChoices } from '@portal/shared/contract/office';
import { Button, Section, SelectField } from '@portal/shared/ui';
import styles from './LecturerFields.module.css';

export type LecturerChoice = CallEntity<typeof officeOfferingChoices>['lecturers'][number];

interface LecturerFieldsProps {
  form: UseFormReturn<v.InferInput<typeof courseForm>, unknown, v.InferOutput<typeof courseForm>>;
  lecturers: readonly LecturerChoice[];
}

const labelOf = ({ name, subjects }: LecturerChoice) => `${name} (${subjects})`;

/** Lecturers of a course, chosen one by one. */
export function LecturerFields({ form, lecturers }: LecturerFieldsProps) {
  const { control, setValue, formState } = form;
  const chosen = (useWatch({ control, name: 'lecturerNos' }) ?? []).map(Number);
  const choose = (lecturerNos: number[]) =>
    setValue('lecturerNos', lecturerNos, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const others = lecturers.filter(({ lecturerNo }) => !chosen.includes(lecturerNo));
  return (
    <Section title="강사" lead="교육을 맡을 강사입니다. 방문자에게는 보이지 않습니다.">
      {/* Target of the error summary. */}
      <div id="lecturerNos" tabIndex={-1} className={styles.root}>
        {chosen.length > 0 && (
          <ul role="list" aria-label="정한 강사" className={styles.chosen}>
            {lecturers
              .filter(({ lecturerNo }) => chosen.includes(lecturerNo))
              .map((lecturer) => (
                <li key={lecturer.lecturerNo}>
                  {labelOf(lecturer)}
                  <Button
                    variant="plain"
                    size="small"
                    aria-label={`${lecturer.name} 강사 빼기`}
                    onClick={() => choose(chosen.filter((lecturerNo) => lecturerNo !== lecturer.lecturerNo))}
                  >
                    빼기
                  </Button>
                </li>
              ))}
          </ul>
        )}
        {chosen.length < MAX_LECTURERS && (
          <SelectField
            label="강사 더하기"
            optional
            value=""
            error={formState.errors.lecturerNos?.message}
            options={[
              { value: '', label: others.length > 0 ? '골라주세요' : '더할 강사가 없습니다' },
              ...others.map((lecturer) => ({ value: lecturer.lecturerNo, label: labelOf(lecturer) })),
            ]}
            onChange={({ target }) => target.value !== '' && choose([...chosen, Number(target.value)])}
          />
        )}
      </div>
    </Section>
  );
}
