import type { TariffItem } from '@portal/shared/contract/manager';
import { BusinessError } from '../../../../errors/errors.ts';
import { certificateFeeInTerms } from '../../../main/texts/standingTexts.ts';

interface Wanted {
  item: TariffItem;
  amount: number;
  from: string;
}

/** Never in the past nor in the midst of a day, and nothing that the terms of that day contradict. */
export function requireLaterDay({ item, amount, from }: Wanted, today: string): void {
  if (from <= today) throw new BusinessError('TARIFF_DAY_TOO_EARLY');
  if (item !== 'certificate') return;
  const named = certificateFeeInTerms(from);
  if (named !== undefined && named !== amount) throw new BusinessError('TARIFF_IN_TERMS');
}
