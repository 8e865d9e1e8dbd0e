import { comparedName } from '@portal/shared/rules';

/** Compares names as people type them: Hangul composed or decomposed, with or without a space. */
export const isSameName = (one: string | null, other: string): boolean =>
  one !== null && comparedName(one) === comparedName(other);
