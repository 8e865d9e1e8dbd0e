import { Printer } from 'lucide-react';
import type { CertificateDocument } from '@portal/shared/contract/manager';
import { openDialog } from '@portal/shared/overlay';
import { Button } from '@portal/shared/ui';
import type { ApplicationDetail } from '../kind/application.ts';

/** Opens the admission ticket of an exam. Imported in one place only, so that it is one chunk for all pages. */
export const openTicket = (application: ApplicationDetail) =>
  openDialog(() => import('./TicketDialog.tsx'), { application });

/** Opens a certificate. */
export const openCertificate = (certificate: CertificateDocument) =>
  openDialog(() => import('./CertificateDialog.tsx'), { certificate });

/** The documents that may be printed now, by `allowedActions`. */
export function PrintButtons({ application }: { application: ApplicationDetail }) {
  const { allowedActions, certificate } = application;
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
      {allowedActions.includes('printCertificate') && certificate && (
        <Button icon={<Printer />} onClick={() => void openCertificate(certificate)}>
          자격증
        </Button>
      )}
    </>
  );
}
