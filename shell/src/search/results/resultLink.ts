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

/** A search result. */
export type Result = CallEntity<typeof searchPortal>['list'][number];

/** Target of a result: `to` inside the portal, `href` on another site. */
export type ResultLink = { to: string; href?: never } | { href: string; to?: never };

/** Korean name of a kind. */
export const kindName = (kind: Result['kind']): string => inTable(SEARCH_KINDS, kind, '안내');

const withKeyword = (path: string, keyword: string) => `${path}?keyword=${encodeURIComponent(keyword)}`;

/**
 * Target of a result. Pages for applications are for members only; guests get the public list of courses or exams. Null
 * for a kind unknown to this build, unless the result has a URL.
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
