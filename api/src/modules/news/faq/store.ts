import type { FaqSubject } from '@portal/shared/contract/news';
import { isPublished } from '../../../content/published.ts';
import { fetchPage, likePattern, type Paging } from '../../../database/page.ts';
import type { Queries } from '../../../database/types/tables.ts';

interface FaqSearch extends Paging {
  subject?: FaqSubject | undefined;
  keyword?: string | undefined;
}

/** Page of published questions and answers, in the association's order. */
export async function listFaq(db: Queries, search: FaqSearch, now: Date) {
  let matching = db.selectFrom('faq').where(isPublished(now));
  if (search.subject) matching = matching.where('subject', '=', search.subject);
  if (search.keyword) {
    const pattern = likePattern(search.keyword);
    matching = matching.where((where) =>
      where.or([where('question', 'ilike', pattern), where('answer', 'ilike', pattern)]),
    );
  }
  const query = matching.select(['faq_no', 'subject', 'question', 'answer']).orderBy('sort_order').orderBy('faq_no');
  return fetchPage(query, search);
}
