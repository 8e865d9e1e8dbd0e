import type { CallEntity } from '@portal/shared/contract';
import { SEARCH_KINDS, type searchPortal } from '@portal/shared/contract/search';
import { inTable } from '@portal/shared/contract/words';
import {
  associationArticlePath,
  coursePath,
  examPath,
  foodArticlePath,
  noticePath,
  PATHS,
} from '@portal/shared/section';
import { offeredCoursePath, offeredExamPath } from '@portal/shared/section/offeredPaths';

/** One result. */
export type Result = CallEntity<typeof searchPortal>['list'][number];

/** Where a result leads: `to` inside the portal, `href` to another site. */
export type ResultLink = { to: string; href?: never } | { href: string; to?: never };

/** What a visitor reads of a kind. */
export const kindName = (kind: Result['kind']): string => inTable(SEARCH_KINDS, kind, '안내');

const withKeyword = (path: string, keyword: string) => `${path}?keyword=${encodeURIComponent(keyword)}`;

/**
 * Where a visitor reads a result. Where one applies is for members; guests read a course or an exam where all may.
 * null for a kind that this build does not know, unless the result says itself where it is.
 */
export function resultLink({ kind, no, title, url }: Result, isMember: boolean): ResultLink | null {
  switch (kind) {
    case 'notice':
      return { to: noticePath(no) };
    case 'asctn':
      return { to: associationArticlePath(no) };
    case 'data':
      return { to: `${PATHS.data}?dataNo=${no}` };
    case 'examNotice':
      return { to: `${PATHS.examNotice}?examNoticeNo=${no}` };
    case 'faq':
      return { to: withKeyword(PATHS.questions, title) };
    case 'course':
      return { to: isMember ? coursePath(no) : offeredCoursePath(no) };
    case 'exam':
      return { to: isMember ? examPath(no) : offeredExamPath(no) };
    case 'foodNews':
      return { to: foodArticlePath(no) };
    default:
      return url ? { href: url } : null;
  }
}
