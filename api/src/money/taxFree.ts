import { association } from '@portal/shared/association';

/** What money is taken for. */
export type Sold = keyof typeof association.taxFree;

/** Whether what is sold carries no value-added tax. */
export const isTaxFree = (sold: Sold): boolean => association.taxFree[sold];

/** Won of an amount that carry no value-added tax: all of it or none, by what it is paid for. */
export const taxFreeOf = (sold: Sold, amount: number): number => (isTaxFree(sold) ? amount : 0);
