import { fetchPage, type Paging } from '../../../database/page.ts';
import type { Queries } from '../../../database/types/tables.ts';

/** Related sites in the association's order. */
export function listSites(db: Queries, paging: Paging) {
  const query = db
    .selectFrom('related_site')
    .where('withdrawn_at', 'is', null)
    .select(['site_no', 'site_name', 'url'])
    .orderBy('sort_order')
    .orderBy('site_no');
  return fetchPage(query, paging);
}

/** Executives and staff in the association's order: by department, then by rank. */
export function listEmployees(db: Queries, search: Paging & { department?: string | undefined }) {
  let matching = db.selectFrom('employee').where('withdrawn_at', 'is', null);
  if (search.department) matching = matching.where('department', '=', search.department);
  const query = matching
    .select(['employee_no', 'name', 'department', 'position', 'duty', 'phone', 'image_path'])
    .orderBy('sort_order')
    .orderBy('employee_no');
  return fetchPage(query, search);
}
