import type { FieldErrors } from 'react-hook-form';
import { MAX_SUBJECTS } from '@portal/shared/contract/office';
import { Button, Section, TextField } from '@portal/shared/ui';
import styles from '../entries.module.css';
import { NO_SUBJECT, type TypedSubject } from './subject.ts';

interface SubjectsFieldProps {
  subjects: readonly TypedSubject[];
  passMean: string | number;
  errors: FieldErrors<{ subjects: TypedSubject[]; passMean: string }>;
  onSubjects: (subjects: TypedSubject[]) => void;
  onPassMean: (passMean: string) => void;
}

/** Pass criteria of an exam: its subjects, each with its marks, and the required mean. */
export function SubjectsField({ subjects, passMean, errors, onSubjects, onPassMean }: SubjectsFieldProps) {
  const change = (index: number, changed: Partial<TypedSubject>) =>
    onSubjects(subjects.map((subject, at) => (at === index ? { ...subject, ...changed } : subject)));
  const ofList = errors.subjects?.root?.message ?? errors.subjects?.message;
  return (
    <Section
      title="점수와 합격 기준"
      lead="과목을 적으면 과목별 점수를 입력하고, 합격 여부는 이 기준에서 정해집니다. 과목이 없으면 합격 여부를 직접 입력합니다. 과목마다 과락 기준 이상이어야 하고, 0이면 보지 않습니다. 점수를 한 명이라도 입력한 뒤에는 바꿀 수 없습니다."
    >
      {/* Target of the error summary. */}
      <div id="subjects" tabIndex={-1} className={styles.root}>
        {typeof ofList === 'string' && (
          <p role="alert" className={styles.error}>
            {ofList}
          </p>
        )}
        {subjects.map((subject, index) => {
          const wrong = errors.subjects?.[index];
          const nth = `${index + 1}과목`;
          return (
            // Subjects have no number until they are stored.
            <fieldset key={index} className={styles.entry}>
              <legend>{nth}</legend>
              <TextField
                id={`subject-${index}`}
                label="과목 이름"
                required
                autoComplete="off"
                value={subject.name}
                error={wrong?.name?.message}
                onChange={({ target }) => change(index, { name: target.value })}
              />
              <TextField
                id={`subject-${index}-full`}
                label="만점"
                required
                inputMode="numeric"
                autoComplete="off"
                value={String(subject.fullMarks)}
                error={wrong?.fullMarks?.message}
                onChange={({ target }) => change(index, { fullMarks: target.value })}
              />
              <TextField
                id={`subject-${index}-pass`}
                label="과락 기준 (점)"
                required
                inputMode="numeric"
                autoComplete="off"
                value={String(subject.passMark)}
                error={wrong?.passMark?.message}
                onChange={({ target }) => change(index, { passMark: target.value })}
              />
              <Button
                variant="plain"
                size="small"
                aria-label={`${nth} 빼기`}
                onClick={() => onSubjects(subjects.filter((_, at) => at !== index))}
              >
                빼기
              </Button>
            </fieldset>
          );
        })}
        {subjects.length < MAX_SUBJECTS && (
          <Button variant="secondary" onClick={() => onSubjects([...subjects, NO_SUBJECT])}>
            과목 더하기
          </Button>
        )}
        {subjects.length > 0 && (
          <TextField
            id="passMean"
            label="평균 기준 (100점 만점)"
            required
            hint="모든 과목의 평균이 이 점수 이상이어야 합니다. 0이면 평균을 보지 않습니다."
            inputMode="numeric"
            autoComplete="off"
            value={String(passMean)}
            error={errors.passMean?.message}
            onChange={({ target }) => onPassMean(target.value)}
          />
        )}
      </div>
    </Section>
  );
}
