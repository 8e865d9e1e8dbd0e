import { association } from '@portal/shared/association';

/** Something that is sold. */
export type Sold = keyof typeof association.taxFree;

/** True if it is exempt from value-added tax. */
export const isTaxFree = (sold: Sold): boolean => association.taxFree[sold];

/** Tax-free part of an amount in won: all of it or none, by what is sold. */
export const taxFreeOf = (sold: Sold, amount: number): number => (isTaxFree(sold) ? amount : 0);
