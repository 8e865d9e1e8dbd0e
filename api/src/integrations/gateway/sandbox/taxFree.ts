import type { Queries } from '../../../database/types/tables.ts';

/** The sandbox's notes of what is free of tax, by its number of a payment or a cash receipt. */

/** @throws where it is more than the amount, as a gateway refuses it */
export async function noteTaxFree(
  db: Queries,
  { number, amount, taxFreeAmount }: { number: string; amount: number; taxFreeAmount: number },
): Promise<void> {
  if (taxFreeAmount < 0 || taxFreeAmount > amount) throw new Error('more is free of tax than is paid');
  await db.insertInto('sandbox_tax_free').values({ number, amount: taxFreeAmount }).execute();
}

/** Won that are free of tax; null of an order from before it was noted. */
export async function findTaxFree(db: Queries, number: string): Promise<number | null> {
  const row = await db.selectFrom('sandbox_tax_free').select('amount').where('number', '=', number).executeTakeFirst();
  return row?.amount ?? null;
}
