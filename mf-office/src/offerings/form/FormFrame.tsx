import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import {
  Actions,
  Button,
  ButtonLink,
  Callout,
  DescriptionList,
  ErrorSummary,
  Form,
  useErrorSummary,
} from '@portal/shared/ui';
import type { FieldChange } from './changes.ts';

interface FormFrameProps<Values extends FieldValues> {
  /** Applications whose terms stay as they are; 0 for a new one. */
  applicants: number;
  /** What a colleague has saved meanwhile; null while nobody has. */
  others: readonly FieldChange[] | null;
  errors: FieldErrors<Values>;
  /** How often it was sent, so that the summary of errors takes the focus each time. */
  attempt: number;
  isPending: boolean;
  /** Where giving up leads. */
  back: string;
  preview: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

/** The form of a course or an exam: what a change does not change, the errors, the fields, the buttons. */
export function FormFrame<Values extends FieldValues>(props: FormFrameProps<Values>) {
  const { applicants, others, errors, attempt, isPending, back, preview, onSubmit, children } = props;
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
          적용됩니다. 일시나 장소가 바뀌면 이미 신청하신 분께 따로 알려 주세요. 안내 글과 첨부파일은 언제든 더하거나 뺄
          수 있지만, 거기에 무엇을 적어도 이미 신청한 조건은 바뀌지 않습니다.
        </Callout>
      )}
      {others && <OthersChanges changes={others} />}
      <ErrorSummary errors={summary} attempt={attempt} />
      {children}
      <Actions>
        <ButtonLink variant="secondary" to={back}>
          그만두기
        </ButtonLink>
        {preview}
        <Button type="submit" busy={isPending}>
          {others ? '확인하고 저장' : '저장'}
        </Button>
      </Actions>
    </Form>
  );
}

/** What a colleague has saved since the form was opened. It stands at the top, where an employee is led to it. */
function OthersChanges({ changes }: { changes: readonly FieldChange[] }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [changes]);
  return (
    <div ref={place} role="alert" tabIndex={-1}>
      <Callout tone="warning" title="입력하시는 동안 다른 직원이 내용을 고쳤습니다">
        아직 저장하지 않았고, 입력하신 내용은 그대로 남아 있습니다. 다른 직원이 저장한 값과 다른 칸은 아래와 같습니다.
        필요한 칸을 고친 뒤 다시 저장해 주세요. 그대로 저장하면 입력하신 값으로 바뀝니다.
        <DescriptionList
          items={changes.map(({ label, value }) => ({ term: label, description: value || '비어 있음' }))}
        />
      </Callout>
    </div>
  );
}
