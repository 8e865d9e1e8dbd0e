import { listPublished, publishedItem, type PublishedItem } from '@portal/shared/contract/published';
import type { AskApi } from '../askApi.ts';
import { MAX_URLS, type Published } from './sitemap.ts';

/** Published items of one kind, newest first, at most as many as one sitemap may have. */
async function fetchItems(ask: AskApi, item: PublishedItem): Promise<Published[]> {
  const found: Published[] = [];
  while (found.length < MAX_URLS) {
    const before = found.at(-1)?.no;
    const { list, hasMore } = await ask(listPublished, { item, ...(before !== undefined && { before }) });
    found.push(...list);
    if (!hasMore || list.length === 0) break;
  }
  return found;
}

/** Published items by the query parameter that has their number on their page. */
export async function fetchPublished(ask: AskApi): Promise<Map<string, Published[]>> {
  const published = new Map<string, Published[]>();
  for (const item of publishedItem.options) published.set(item, await fetchItems(ask, item));
  return published;
}
