import { openModal } from '@portal/shared/overlay';
import type { OfferingDetail } from '../../parts/kind/offering.ts';
import { ApplyConfirmDialog } from './ConfirmDialog.tsx';

/** Shows what will be applied for (spec §2, apply-confirmation dialog). True once the member has agreed. */
export const openApplyConfirm = async (offering: OfferingDetail, name: string): Promise<boolean> =>
  (await openModal<boolean>((modal) => <ApplyConfirmDialog {...modal} offering={offering} name={name} />)) === true;
