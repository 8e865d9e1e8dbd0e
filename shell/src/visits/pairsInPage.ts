import type { VisitorRegistry } from '@portal/shared/section';

/** The pairs of builds of which this document tells how it fares; null where no canary is tried. */
export function pairsInPage(): NonNullable<VisitorRegistry['pairs']> | null {
  try {
    const { pairs } = JSON.parse(document.getElementById('registry')?.textContent ?? '') as Partial<VisitorRegistry>;
    return pairs ?? null;
  } catch {
    return null;
  }
}
