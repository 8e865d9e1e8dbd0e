import type { ReactNode } from 'react';
import { Page } from '@portal/shared/ui';
import styles from './FormPage.module.css';

interface FormPageProps {
  title: string;
  lead?: ReactNode;
  /** Above the card: the steps of a flow. */
  before?: ReactNode;
  children: ReactNode;
}

/** A page of this section: one narrow column, the form on a card. */
export function FormPage({ title, lead, before, children }: FormPageProps) {
  return (
    <Page title={title} lead={lead} width="text" breadcrumb={[{ label: '회원' }]}>
      <div className={styles.column}>
        {before}
        {children}
      </div>
    </Page>
  );
}
