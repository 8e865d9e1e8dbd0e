import { FIRST_TARIFF, TARIFF_NAMES, type TariffItem } from '@portal/shared/contract/manager';
import { seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';

const ITEMS = Object.keys(TARIFF_NAMES) as TariffItem[];

/**
 * Price of an item in won on a day in Seoul: by the latest confirmed change, of two for one day by the one decided
 * last.
 */
export async function tariffOn(db: Queries, item: TariffItem, day: string): Promise<number> {
  const change = await db
    .selectFrom('tariff_change')
    .select('amount')
    .where('item', '=', item)
    .where('status', '=', 'CONFIRMED')
    .where('from_day', '<=', day)
    .orderBy('from_day', 'desc')
    .orderBy('decided_at', 'desc')
    .orderBy('change_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return change?.amount ?? FIRST_TARIFF[item];
}

/** Today's prices, each with its next change. */
export async function viewTariff({ db, now }: { db: Queries; now: Date }) {
  const today = seoulDay(now);
  const changes = await db
    .selectFrom('tariff_change')
    .select(['item', 'amount', 'from_day'])
    .where('status', '=', 'CONFIRMED')
    .orderBy('from_day')
    .orderBy('decided_at')
    .orderBy('change_no')
    .execute();
  const items = ITEMS.map((item) => {
    const own = changes.filter((change) => change.item === item);
    const later = own.filter(({ from_day }) => from_day > today);
    const nextDay = later[0]?.from_day;
    const next = later.findLast(({ from_day }) => from_day === nextDay);
    return {
      item,
      itemName: TARIFF_NAMES[item],
      amount: own.findLast(({ from_day }) => from_day <= today)?.amount ?? FIRST_TARIFF[item],
      next: next ? { amount: next.amount, from: next.from_day } : null,
    };
  });
  return { items };
}
