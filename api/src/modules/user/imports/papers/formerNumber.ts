import { typedNumber } from '@portal/shared/rules';

/** Compared form of a number of the former system, which may have letters: `제2009-가 12 호` is `2009가12`. */
export const numberOfFormerSystem = (typed: string): string =>
  typedNumber(typed)
    .toUpperCase()
    .replace(/^제|호$/g, '')
    .replace(/[\s\p{Pd}.]/gu, '');
