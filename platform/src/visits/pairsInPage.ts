import type { VisitorRegistry } from '@portal/shared/section';

/** Pairs of builds that this document reports about; null without a canary. */
export function pairsInPage(): NonNullable<VisitorRegistry['pairs']> | null {
  try {
    const { pairs } = JSON.parse(document.getElementById('registry')?.textContent ?? '') as Partial<VisitorRegistry>;
    return pairs ?? null;
  } catch {
    return null;
  }
}
