import type { Queries } from '../../../database/types/tables.ts';

/** The sandbox's records of tax-free amounts, by its key of a payment or cash receipt. */

/** @throws if it exceeds the amount, which a gateway rejects */
export async function noteTaxFree(
  db: Queries,
  { number, amount, taxFreeAmount }: { number: string; amount: number; taxFreeAmount: number },
): Promise<void> {
  if (taxFreeAmount < 0 || taxFreeAmount > amount) throw new Error('more is free of tax than is paid');
  await db.insertInto('sandbox_tax_free').values({ number, amount: taxFreeAmount }).execute();
}

/** Won free of tax; null for an order from before it was recorded. */
export async function findTaxFree(db: Queries, number: string): Promise<number | null> {
  const row = await db.selectFrom('sandbox_tax_free').select('amount').where('number', '=', number).executeTakeFirst();
  return row?.amount ?? null;
}
