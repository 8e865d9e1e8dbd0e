import { useItem } from '@portal/shared/client';
import { officeOverview } from '@portal/shared/contract/office';

/** Who the employee is, and what waits: for the menu of every page, and for the first page. */
export const useOverview = () => useItem(officeOverview, {});
