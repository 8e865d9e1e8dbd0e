import { association } from '@portal/shared/association';

/** A thing that money is taken for. */
export type Sold = keyof typeof association.taxFree;

/** True for what carries no value-added tax. */
export const isTaxFree = (sold: Sold): boolean => association.taxFree[sold];

/** Won of an amount that carry no value-added tax: all of it or none, by what it is paid for. */
export const taxFreeOf = (sold: Sold, amount: number): number => (isTaxFree(sold) ? amount : 0);
