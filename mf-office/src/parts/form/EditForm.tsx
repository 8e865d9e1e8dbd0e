import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Actions, Button, ButtonLink, Callout, ErrorSummary, Form, useErrorSummary } from '@portal/shared/ui';
import type { FieldChange } from './changesBetween.ts';
import { Conflict } from './Conflict.tsx';
import styles from './EditForm.module.css';
import { UnknownValues } from './UnknownValues.tsx';
import type { EditFormState } from './useEditForm.ts';

interface EditFormProps<Values extends FieldValues, Checked> {
  edit: EditFormState<Values, Checked>;
  /** Target of the cancel button. */
  back: string;
  /** Fields in which the stored value differs from the typed one. */
  changesOf(typed: Values, stored: Values): readonly FieldChange[];
  /** Shows values as readers will see them. */
  preview?(values: Values): void;
  /** Label of the save button. */
  saveLabel?: string;
  /** Introduction above the fields. */
  lead?: ReactNode;
  children: ReactNode;
}

/** Frame of every form of the office: introduction, errors, a colleague's change, a draft, fields and buttons. */
export function EditForm<Values extends FieldValues, Checked>(props: EditFormProps<Values, Checked>) {
  const { edit, back, preview, saveLabel = '저장', lead, children } = props;
  const { form, isPending, submit } = edit;
  const { errors, submitCount } = form.formState;
  return (
    <Form
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {lead}
      <ErrorSummary errors={useErrorSummary(errors)} attempt={submitCount} />
      <StoredByColleague {...props} />
      {edit.isRestored && (
        <Callout title="쓰던 내용을 불러왔습니다">
          <Actions>
            <Button variant="secondary" size="small" onClick={edit.startAgain}>
              지우고 처음부터 쓰기
            </Button>
          </Actions>
        </Callout>
      )}
      {children}
      <Actions>
        <ButtonLink variant="secondary" to={back}>
          그만두기
        </ButtonLink>
        {preview && (
          <Button variant="secondary" onClick={() => preview(form.getValues())}>
            미리 보기
          </Button>
        )}
        <Button type="submit" busy={isPending}>
          {saveLabel}
        </Button>
      </Actions>
    </Form>
  );
}

/** Takes the focus once for each conflict: an employee who types on stays in the field. */
function StoredByColleague<Values extends FieldValues, Checked>(props: EditFormProps<Values, Checked>) {
  const { edit, changesOf, preview } = props;
  const { stored } = edit;
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), [stored]);
  if (!stored) return null;
  const { values, refused, changedBy, changedAt } = stored;
  return (
    <div ref={container} role="alert" tabIndex={-1}>
      {values ? (
        <Conflict
          changedBy={changedBy}
          changedAt={changedAt}
          changes={changesOf(refused, values)}
          onShow={preview && (() => preview(values))}
          onTakeStored={() => void edit.takeStored(values)}
          onKeepTyped={() => edit.keepTyped(values)}
        />
      ) : (
        <UnknownValues />
      )}
    </div>
  );
}
