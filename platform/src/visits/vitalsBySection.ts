import { SHELL_NAME } from '@portal/shared/section';
import type { Measured } from '../vitals/vitalsReport.ts';
import { COMPARED_VITALS, type VisitReport } from './visitReport.ts';

type Vitals = NonNullable<VisitReport['vitals']>;

/** Vitals that builds are compared by: those of each section, and all of them for the shell. */
export function vitalsBySection(measured: readonly Measured[]): ReadonlyMap<string, Vitals> {
  const bySection = new Map<string, Vitals>();
  for (const { vital, value, section } of measured) {
    const compared = COMPARED_VITALS.find((one) => one === vital);
    if (!compared) continue;
    for (const name of new Set([SHELL_NAME, section]))
      bySection.set(name, { ...bySection.get(name), [compared]: value });
  }
  return bySection;
}
