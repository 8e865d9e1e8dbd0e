import type { UseFormReturn } from 'react-hook-form';
import { Section, TextField } from '@portal/shared/ui';
import { DayField } from '../../parts/form/DayField.tsx';
import styles from './Schedule.module.css';
import type { ArticleFormValues, CheckedValues } from './values.ts';

interface ScheduleProps {
  isDraft: boolean;
  form: Pick<UseFormReturn<ArticleFormValues, unknown, CheckedValues>, 'control' | 'register' | 'formState'>;
}

/** Fields for the period in which visitors can read the article. */
export function Schedule({ isDraft, form: { control, register, formState } }: ScheduleProps) {
  const { errors } = formState;
  return (
    <Section
      title="게시 기간"
      lead={`시작일을 비워 두면 ${isDraft ? '게시하기를 누르는' : '저장하는'} 즉시, 종료일을 비워 두면 내릴 때까지 게시합니다. 시각은 날짜와 함께 적고, 비우면 그날 0시부터, 그날이 끝날 때까지입니다.`}
    >
      <div className={styles.fields}>
        <DayField label="게시 시작일" optional control={control} name="fromDay" />
        <TextField label="시작 시각" optional type="time" error={errors.fromTime?.message} {...register('fromTime')} />
        <DayField label="게시 종료일" optional control={control} name="untilDay" />
        <TextField
          label="종료 시각"
          optional
          type="time"
          error={errors.untilTime?.message}
          {...register('untilTime')}
        />
      </div>
    </Section>
  );
}
