import { Printer } from 'lucide-react';
import { openDialog } from '@portal/shared/overlay';
import { Button } from '@portal/shared/ui';
import type { ApplicationDetail } from '../kind/application.ts';

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
        <Button icon={<Printer />} onClick={() => void openDialog(() => import('./TicketDialog.tsx'), { application })}>
          수험표
        </Button>
      )}
    </>
  );
}
