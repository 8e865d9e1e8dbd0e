import type { ReactNode } from 'react';
import { Page } from '@portal/shared/ui';
import { useStepUp } from '../stepUp/useStepUp.ts';
import { OfficeMenu } from './OfficeMenu.tsx';
import styles from './OfficePage.module.css';

interface OfficePageProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** Frame of every page of the office: the menu with the pending counts, and the page next to it. */
export function OfficePage({ title, lead, actions, children }: OfficePageProps) {
  useStepUp();
  return (
    <div className={styles.frame}>
      <OfficeMenu />
      <Page title={title} lead={lead} actions={actions} breadcrumb={[{ label: '사무국', to: '/office' }]}>
        {children}
      </Page>
    </div>
  );
}
