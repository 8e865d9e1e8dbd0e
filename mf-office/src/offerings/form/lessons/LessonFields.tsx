import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type * as v from 'valibot';
import type { courseForm } from '@portal/shared/contract/office';
import { LessonsField } from './LessonsField.tsx';

type Form = UseFormReturn<v.InferInput<typeof courseForm>, unknown, v.InferOutput<typeof courseForm>>;

const FIELDS = ['eduType', 'eduDate', 'time', 'endTime', 'furtherLessons', 'attendancePercent'] as const;

/** Lessons of a classroom course; an online course has none. */
export function LessonFields({ form }: { form: Form }) {
  const { control, setValue, formState } = form;
  const [eduType, day, time, endTime, lessons = [], percent = ''] = useWatch({ control, name: FIELDS });
  const isOnline = Number(eduType) === 2;
  const isStale = isOnline && lessons.length > 0;
  // An error in a hidden lesson could not be corrected.
  useEffect(() => {
    if (isStale) setValue('furtherLessons', []);
  }, [isStale, setValue]);
  if (isOnline) return null;
  const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  return (
    <LessonsField
      first={{ day, time, endTime: endTime ?? '' }}
      lessons={lessons}
      attendancePercent={percent}
      errors={formState.errors as Parameters<typeof LessonsField>[0]['errors']}
      onLessons={(next) => {
        setValue('furtherLessons', next, options);
        // The course ends with its last lesson. A cleared day changes nothing, since it is about to be typed again.
        const lastDay = next.at(-1)?.day ?? day;
        if (lastDay) setValue('lastDay', lastDay, options);
      }}
      onPercent={(next) => setValue('attendancePercent', next, options)}
    />
  );
}
