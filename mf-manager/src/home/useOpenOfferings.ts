import { useItem } from '@portal/shared/client';
import { getListBoxEdu, getListBoxExam } from '@portal/shared/contract/manager';
import { toCourse, toExam } from '../parts/kind/fromWire.ts';
import type { Offering } from '../parts/kind/offering.ts';

/** Limit of each list: open offerings come first in it, and the home page shows at most this many. */
const LIST_LIMIT = 8;

const OPEN_STATUSES = new Set<Offering['status']>(['OPEN', 'CLOSING']);

interface OpenOfferings {
  offerings: Offering[];
  /** Offerings that open next, the earliest of each kind first. */
  upcoming: Offering[];
  isLoading: boolean;
  failed: boolean;
  retry(): void;
}

/** Courses and exams that are open now, of one grade or of both. */
export function useOpenOfferings(rating?: 1 | 2): OpenOfferings {
  const input = { limit: LIST_LIMIT, ...(rating && { rating }) };
  const courses = useItem(getListBoxEdu, input, { background: true });
  const exams = useItem(getListBoxExam, input, { background: true });
  const all = [...(courses.data?.list ?? []).map(toCourse), ...(exams.data?.list ?? []).map(toExam)];
  return {
    offerings: all.filter(({ status }) => OPEN_STATUSES.has(status)),
    upcoming: all
      .filter(({ status }) => status === 'UPCOMING')
      .sort((one, other) => Date.parse(one.applyStartDate) - Date.parse(other.applyStartDate)),
    isLoading: courses.isLoading || exams.isLoading,
    failed: courses.error !== null && exams.error !== null,
    retry: () => {
      courses.retry();
      exams.retry();
    },
  };
}
