import { useItem } from '@portal/shared/client';
import { officeOverview } from '@portal/shared/contract/office';

/** The employee and the pending work, for the menu of every page and for the first page. */
export const useOverview = () => useItem(officeOverview, {});
