import type { BaseSyntheticEvent, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Callout, ErrorSummary, Form, useErrorSummary } from '@portal/shared/ui';
import styles from './SectionedForm.module.css';

interface SectionedFormProps {
  submit(event?: BaseSyntheticEvent): void;
  /** Restored from a draft. */
  isRestored: boolean;
  /** Sections, then buttons. */
  children: ReactNode;
}

/** Form of several sections on a page of its own, with an error summary on top and a note about a restored draft. */
export function SectionedForm({ submit, isRestored, children }: SectionedFormProps) {
  const { errors, submitCount } = useFormContext().formState;
  return (
    <Form className={styles.form} onSubmit={submit}>
      <ErrorSummary errors={useErrorSummary(errors)} attempt={submitCount} />
      {isRestored && <Callout tone="info">작성하시던 내용을 불러왔습니다. 확인하고 이어서 작성해주세요.</Callout>}
      {children}
    </Form>
  );
}
