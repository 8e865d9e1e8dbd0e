import type { Application } from '../kind/application.ts';
import { offeringItems } from '../offering/offeringItems.ts';

/** Price of an application for its member. A seat paid by an employer costs them nothing, but is not free. */
export function priceItem(application: Application) {
  const { group } = application;
  const { price } = offeringItems(application);
  return group ? { ...price, description: `없음 (${group.businessName} 단체 신청)` } : price;
}
