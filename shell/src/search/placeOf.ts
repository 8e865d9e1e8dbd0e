import type { CallEntity } from '@portal/shared/contract';
import type { searchPortal } from '@portal/shared/contract/search';
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
export type Place = { to: string; href?: never } | { href: string; to?: never };

const withKeyword = (path: string, keyword: string) => `${path}?keyword=${encodeURIComponent(keyword)}`;

/** Where a visitor reads a result. Where one applies is for members; guests read a course or an exam where all may. */
export function placeOf({ kind, no, title }: Result, isMember: boolean): Place {
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
  }
}
