import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { Judgement, ScoreRule } from '@portal/shared/contract/manager';
import { Callout, TextField } from '@portal/shared/ui';

type Values = Record<string, string>;

interface ScoreFieldsProps {
  rule: ScoreRule;
  judgement: Judgement | null;
  register: UseFormRegister<Values>;
  errors: FieldErrors<Values>;
}

/** A field for each subject, and the resulting judgement before anything is saved. */
export function ScoreFields({ rule, judgement, register, errors }: ScoreFieldsProps) {
  return (
    <>
      {rule.subjects.map(({ name, fullMarks, passMark }, index) => (
        <TextField
          key={name}
          label={name}
          required
          hint={`만점 ${fullMarks}점${passMark > 0 ? `, ${passMark}점 이상이어야 합니다` : ''}`}
          inputMode="decimal"
          autoComplete="off"
          error={errors[`s${index}`]?.message}
          {...register(`s${index}`)}
        />
      ))}
      <div role="status">
        {judgement ? (
          <Callout tone={judgement.isPassed ? 'success' : 'warning'} title={inWords(judgement)}>
            {reasonOf(judgement, rule)}
          </Callout>
        ) : (
          <Callout tone="info">점수를 모두 입력하시면 평균과 합격 여부를 보여드립니다.</Callout>
        )}
      </div>
    </>
  );
}

const inWords = ({ isPassed, mean }: Judgement) => `${isPassed ? '합격' : '불합격'} · 평균 ${mean}점`;

function reasonOf({ isPassed, below }: Judgement, { passMean }: ScoreRule): string {
  if (isPassed) return '모든 과목이 과락 기준을 넘고 평균이 기준 이상입니다.';
  if (below.length > 0) return `과락 기준에 이르지 못한 과목: ${below.join(', ')}`;
  return `평균이 기준 ${passMean}점에 이르지 못했습니다.`;
}
