import { Printer } from 'lucide-react';
import { openDialog } from '@portal/shared/overlay';
import { Button } from '@portal/shared/ui';
import type { ApplicationDetail } from '../kind/application.ts';

/** Opens the admission ticket of an exam. Imported in one place only, so that it is one chunk for all pages. */
export const openTicket = (application: ApplicationDetail) =>
  openDialog(() => import('./TicketDialog.tsx'), { application });

/** The documents that may be printed now, by `allowedActions`. */
export function PrintButtons({ application }: { application: ApplicationDetail }) {
  const { allowedActions } = application;
  return (
    <>
      {allowedActions.includes('printSlip') && (
        <Button icon={<Printer />} onClick={() => void openDialog(() => import('./SlipDialog.tsx'), { application })}>
          수강증
        </Button>
      )}
      {allowedActions.includes('printTicket') && (
        <Button icon={<Printer />} onClick={() => void openTicket(application)}>
          수험표
        </Button>
      )}
    </>
  );
}
