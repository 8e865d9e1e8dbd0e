import { HttpError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { presentFoodNews } from './present.ts';
import { findFoodNews, findFoodNewsNeighbours } from './store.ts';

/** Item of the food news with its neighbours by date. */
export async function viewFoodNews(newsNo: number, { db, now }: CallContext) {
  const row = await findFoodNews(db, newsNo, now);
  if (!row) throw new HttpError('NOT_FOUND');
  return { ...presentFoodNews(row), content: row.content, ...(await findFoodNewsNeighbours(db, row, now)) };
}
