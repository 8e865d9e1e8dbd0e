import { listPublished, publishedItem, type PublishedItem } from '@portal/shared/contract/published';
import type { AskApi } from '../askApi.ts';
import { MAX_URLS, type Published } from './sitemap.ts';

/** What is published of one kind, the newest first, no more than one sitemap takes. */
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

/** What is published, by the name that holds its number in the query of its page. */
export async function fetchPublished(ask: AskApi): Promise<Map<string, Published[]>> {
  const published = new Map<string, Published[]>();
  for (const item of publishedItem.options) published.set(item, await fetchItems(ask, item));
  return published;
}
