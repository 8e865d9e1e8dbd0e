import { openModal } from '@portal/shared/overlay';
import type { ApplicationDetail } from '../kind/application.ts';
import { fetchPart } from '../page/fetchPart.ts';

/** Opens the admission ticket of an exam (spec §2). */
export async function openTicket(application: ApplicationDetail): Promise<void> {
  const TicketDialog = await fetchPart(() => import('../documents/TicketDialog.tsx'));
  if (TicketDialog)
    await openModal(({ close, closing }) => (
      <TicketDialog application={application} close={() => close()} closing={closing} />
    ));
}
