import { type ReactNode, useEffect } from 'react';
import { onStepUp } from '@portal/shared/client';
import { openDialog } from '@portal/shared/overlay';
import { Page } from '@portal/shared/ui';
import { OfficeMenu } from './OfficeMenu.tsx';
import styles from './OfficePage.module.css';

interface OfficePageProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** Asks for the second factor in a dialog above any other: what was typed below it stays. */
const askForFactor = async (isEnrolled: boolean) =>
  (await openDialog(() => import('../stepUp/StepUpDialog.tsx'), { isEnrolled })) === true;

/** Frame of every page of the office: the menu with the pending counts, and the page next to it. */
export function OfficePage({ title, lead, actions, children }: OfficePageProps) {
  useEffect(() => onStepUp(askForFactor), []);
  return (
    <div className={styles.frame}>
      <OfficeMenu />
      <Page title={title} lead={lead} actions={actions} breadcrumb={[{ label: '사무국', to: '/office' }]}>
        {children}
      </Page>
    </div>
  );
}
