import { Printer } from 'lucide-react';
import { Button } from '@portal/shared/ui';
import { openSlip } from '../slip/openSlip.tsx';
import { openTicket } from '../ticket/openTicket.tsx';
import type { ApplicationDetail } from '../kind/application.ts';

/** What may be printed now, as the API allows it. */
export function PrintButtons({ application }: { application: ApplicationDetail }) {
  const { allowedActions } = application;
  return (
    <>
      {allowedActions.includes('printSlip') && (
        <Button icon={<Printer />} onClick={() => void openSlip(application)}>
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
