import type { ReactNode } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { Actions, Button, ButtonLink, Callout, ErrorSummary, Form, useErrorSummary } from '@portal/shared/ui';

interface FormFrameProps<Values extends FieldValues> {
  /** Applications whose terms stay as they are; 0 for a new one. */
  applicants: number;
  errors: FieldErrors<Values>;
  /** How often it was sent, so that the summary of errors takes the focus each time. */
  attempt: number;
  isPending: boolean;
  /** Where giving up leads. */
  back: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** The form of a course or an exam: what a change does not change, the errors, the fields, the buttons. */
export function FormFrame<Values extends FieldValues>(props: FormFrameProps<Values>) {
  const { applicants, errors, attempt, isPending, back, onSubmit, children } = props;
  const summary = useErrorSummary(errors);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {applicants > 0 && (
        <Callout tone="warning" title={`이미 신청한 ${applicants}건의 조건은 바뀌지 않습니다`}>
          신청할 때 보여 드린 금액, 환불 기간과 비율, 일시와 장소는 그대로 남습니다. 고친 내용은 앞으로 신청하는 분에게
          적용됩니다. 일시나 장소가 바뀌면 이미 신청하신 분께 따로 알려 주세요.
        </Callout>
      )}
      <ErrorSummary errors={summary} attempt={attempt} />
      {children}
      <Actions>
        <ButtonLink variant="secondary" to={back}>
          그만두기
        </ButtonLink>
        <Button type="submit" busy={isPending}>
          저장
        </Button>
      </Actions>
    </Form>
  );
}
