import type { TariffItem } from '@portal/shared/contract/manager';
import { BusinessError } from '../../../../errors/errors.ts';
import { certificateFeeInTerms } from '../../../main/texts/legalTexts.ts';

interface Wanted {
  item: TariffItem;
  amount: number;
  from: string;
}

/** Rejects a start date of today or earlier, and an amount that contradicts the terms of that date. */
export function requireLaterDay({ item, amount, from }: Wanted, today: string): void {
  if (from <= today) throw new BusinessError('TARIFF_DAY_TOO_EARLY');
  if (item !== 'certificate') return;
  const named = certificateFeeInTerms(from);
  if (named !== undefined && named !== amount) throw new BusinessError('TARIFF_IN_TERMS');
}
