import type { FaqSubject } from '@portal/shared/contract/news';
import { likePattern, offsetOf, type Paging } from '../../database/page.ts';
import type { Queries } from '../../database/tables.ts';

interface FaqSearch extends Paging {
  subject?: FaqSubject | undefined;
  keyword?: string | undefined;
}

/** A page of questions and answers, in their own order. */
export async function listFaq(db: Queries, search: FaqSearch) {
  let found = db.selectFrom('faq');
  if (search.subject) found = found.where('subject', '=', search.subject);
  if (search.keyword) {
    const pattern = likePattern(search.keyword);
    found = found.where((where) => where.or([where('question', 'ilike', pattern), where('answer', 'ilike', pattern)]));
  }
  const total = await found.select((select) => select.fn.countAll<number>().as('rows')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['faq_no', 'subject', 'question', 'answer'])
    .orderBy('place')
    .orderBy('faq_no')
    .limit(search.limit)
    .offset(offsetOf(search))
    .execute();
  return { rows, totalRow: Number(total.rows) };
}
