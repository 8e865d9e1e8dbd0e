import type { BaseSyntheticEvent, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Callout, ErrorSummary, Form, useErrorSummary } from '@portal/shared/ui';
import styles from './SectionedForm.module.css';

interface SectionedFormProps {
  submit(event?: BaseSyntheticEvent): void;
  /** Filled from what was typed before. */
  isRestored: boolean;
  /** Its sections, then its buttons. */
  children: ReactNode;
}

/** A form of several sections on a page of its own: what is wrong stands above them, and what was kept is said. */
export function SectionedForm({ submit, isRestored, children }: SectionedFormProps) {
  const { errors, submitCount } = useFormContext().formState;
  return (
    <Form className={styles.form} onSubmit={submit}>
      <ErrorSummary errors={useErrorSummary(errors)} attempt={submitCount} />
      {isRestored && <Callout tone="info">작성하시던 내용을 불러왔습니다. 확인하고 이어서 작성해 주세요.</Callout>}
      {children}
    </Form>
  );
}
