import { useItem } from '@portal/shared/client';
import { FIRST_TARIFF, getMapTariff, TARIFF_NAMES, type TariffItem } from '@portal/shared/contract/manager';
import { isKnown } from '@portal/shared/contract/words';

/** Won, by item. */
export type Tariff = Readonly<Record<TariffItem, number>>;

interface TariffChange {
  itemName: string;
  amount: number;
  from: string;
}

/**
 * Current costs of the qualification and decided changes; undefined until loaded. An earlier API has no tariff, and
 * charges the first one.
 */
export function useTariff(): { tariff: Tariff | undefined; changes: readonly TariffChange[] } {
  const { data, error } = useItem(getMapTariff, {}, { background: true });
  if (!data) return { tariff: error ? FIRST_TARIFF : undefined, changes: [] };
  const tariff = { ...FIRST_TARIFF };
  for (const { item, amount } of data.items) if (isKnown(TARIFF_NAMES, item)) tariff[item] = amount;
  return { tariff, changes: data.items.flatMap(({ itemName, next }) => (next ? [{ itemName, ...next }] : [])) };
}
