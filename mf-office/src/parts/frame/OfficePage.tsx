import type { ReactNode } from 'react';
import { Page } from '@portal/shared/ui';
import { OfficeMenu } from './OfficeMenu.tsx';
import styles from './OfficePage.module.css';

interface OfficePageProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** The frame of every page of the office: its menu with what waits, and beside it the page. */
export function OfficePage({ title, lead, actions, children }: OfficePageProps) {
  return (
    <div className={styles.frame}>
      <OfficeMenu />
      <Page title={title} lead={lead} actions={actions} breadcrumb={[{ label: '사무국', to: '/office' }]}>
        {children}
      </Page>
    </div>
  );
}
