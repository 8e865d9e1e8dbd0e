import type { Application } from '../parts/kind/application.ts';
import { offeringItems } from '../parts/offering/offeringItems.ts';

/** What an application costs its member: nothing where an employer has paid its seat, which does not make it free. */
export function priceItem(application: Application) {
  const { group } = application;
  const { price } = offeringItems(application);
  return group ? { ...price, description: `없음 (${group.businessName} 단체 신청)` } : price;
}
