import { openModal } from '@portal/shared/overlay';
import type { ApplicationDetail } from '../kind/application.ts';
import { fetchPart } from '../page/fetchPart.ts';

/** Opens the attendance slip (spec §2). Its code, with the QR code's, arrives on the first press. */
export async function openSlip(application: ApplicationDetail): Promise<void> {
  const SlipDialog = await fetchPart(() => import('../documents/SlipDialog.tsx'));
  if (SlipDialog)
    await openModal(({ close, closing }) => (
      <SlipDialog application={application} close={() => close()} closing={closing} />
    ));
}
