import type { APIRequestContext } from '@playwright/test';
import { seoulDay } from '@portal/shared/time';

/** The day in Seoul by the portal's clock. Midnight may pass right after it, so nothing may end with this day. */
export async function todayOf(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/home/main/getListBoxSite?limit=1');
  return seoulDay(new Date(answer.headers().date ?? ''));
}
