import { Printer } from 'lucide-react';
import type { CertificateDocument } from '@portal/shared/contract/manager';
import { openDialog } from '@portal/shared/overlay';
import { Button } from '@portal/shared/ui';
import type { ApplicationDetail } from '../kind/application.ts';
import { CompletionButton } from './CompletionButton.tsx';

/** Opens the admission ticket of an exam. Imported in one place only, so that all pages share one chunk. */
export const openTicket = (application: ApplicationDetail) =>
  openDialog(() => import('./TicketDialog.tsx'), { application });

/** Opens a certificate. */
export const openCertificate = (certificate: CertificateDocument) =>
  openDialog(() => import('./CertificateDialog.tsx'), { certificate });

/** Documents that can be printed now, by `allowedActions`; the one to bring is primary, for an exam the ticket. */
export function PrintButtons({ application }: { application: ApplicationDetail }) {
  const { allowedActions, certificate } = application;
  const hasTicket = allowedActions.includes('printTicket');
  return (
    <>
      {hasTicket && (
        <Button icon={<Printer />} onClick={() => void openTicket(application)}>
          수험표
        </Button>
      )}
      {allowedActions.includes('printSlip') && (
        <Button
          variant={hasTicket ? 'secondary' : 'primary'}
          icon={<Printer />}
          onClick={() => void openDialog(() => import('./SlipDialog.tsx'), { application })}
        >
          수강증
        </Button>
      )}
      {allowedActions.includes('printCompletion') && <CompletionButton applicationNo={application.applicationNo} />}
      {allowedActions.includes('printCertificate') && certificate && (
        <Button icon={<Printer />} onClick={() => void openCertificate(certificate)}>
          자격증
        </Button>
      )}
    </>
  );
}
