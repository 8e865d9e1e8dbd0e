import { CERTIFICATE_READING_DAYS } from '@portal/shared/contract/manager';
import { seoulDay, seoulInstant } from '@portal/shared/time';
import { workingDaysBefore } from '../clock/workingDays.ts';

/** Latest due time since which employees have had the working days to read the bank's list. */
export const bankReadUntil = (now: Date): Date =>
  seoulInstant(workingDaysBefore(seoulDay(now), CERTIFICATE_READING_DAYS));
