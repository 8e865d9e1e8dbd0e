import type { FieldErrors } from 'react-hook-form';
import { MAX_FURTHER_LESSONS } from '@portal/shared/contract/office';
import { DateField } from '@portal/shared/form';
import { Button, Section, TextField } from '@portal/shared/ui';
import styles from '../entries.module.css';
import { nextLesson, type TypedLesson } from './lesson.ts';

interface LessonsFieldProps {
  /** The first lesson, from the day fields of the course itself. */
  first: Omit<TypedLesson, 'lessonNo'>;
  lessons: readonly TypedLesson[];
  attendancePercent: string | number;
  errors: FieldErrors<{ furtherLessons: TypedLesson[]; attendancePercent: string }>;
  onLessons: (lessons: TypedLesson[]) => void;
  onPercent: (percent: string) => void;
}

/** Further lessons of a course of several days, and the percentage of all hours that completes it. */
export function LessonsField(props: LessonsFieldProps) {
  const { first, lessons, attendancePercent, errors, onLessons, onPercent } = props;
  const change = (index: number, changed: Partial<TypedLesson>) =>
    onLessons(lessons.map((lesson, at) => (at === index ? { ...lesson, ...changed } : lesson)));
  const ofList = errors.furtherLessons?.root?.message ?? errors.furtherLessons?.message;
  return (
    <Section
      title="수업 일정과 수료 기준"
      lead="교육일의 시작·끝나는 시각이 첫 수업입니다. 여러 날이거나 하루에 여러 번이면 나머지 수업을 차례대로 더해주세요."
    >
      {/* Target of the error summary. */}
      <div id="furtherLessons" tabIndex={-1} className={styles.root}>
        {typeof ofList === 'string' && (
          <p role="alert" className={styles.error}>
            {ofList}
          </p>
        )}
        {lessons.map((lesson, index) => {
          const wrong = errors.furtherLessons?.[index];
          const nth = `${index + 2}번째 수업`;
          return (
            // A new lesson has no number until it is stored.
            <fieldset key={index} className={`${styles.entry} ${styles.times}`}>
              <legend>{nth}</legend>
              <DateField
                id={`lesson-${index}-day`}
                label="수업일"
                required
                givesTyped
                value={lesson.day}
                error={wrong?.day?.message}
                onChange={(day) => change(index, { day })}
              />
              <TextField
                id={`lesson-${index}-time`}
                label="시작 시각"
                type="time"
                required
                value={lesson.time}
                error={wrong?.time?.message}
                onChange={({ target }) => change(index, { time: target.value })}
              />
              <TextField
                id={`lesson-${index}-end`}
                label="끝나는 시각"
                type="time"
                required
                value={lesson.endTime}
                error={wrong?.endTime?.message}
                onChange={({ target }) => change(index, { endTime: target.value })}
              />
              <Button
                variant="plain"
                size="small"
                aria-label={`${nth} 빼기`}
                onClick={() => onLessons(lessons.filter((_, at) => at !== index))}
              >
                빼기
              </Button>
            </fieldset>
          );
        })}
        {lessons.length < MAX_FURTHER_LESSONS && (
          <Button variant="secondary" onClick={() => onLessons([...lessons, nextLesson(lessons.at(-1) ?? first)])}>
            수업 더하기
          </Button>
        )}
        <TextField
          id="attendancePercent"
          label="수료 기준 (수업 시간의 %)"
          required
          hint="이만큼 출석하면 수료로 제안합니다. 결과는 직원이 확인하고 입력합니다."
          inputMode="numeric"
          autoComplete="off"
          value={String(attendancePercent)}
          error={errors.attendancePercent?.message}
          onChange={({ target }) => onPercent(target.value)}
        />
      </div>
    </Section>
  );
}
