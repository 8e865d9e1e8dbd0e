import { useItem } from '@portal/shared/client';
import { getListBoxEdu, getListBoxExam } from '@portal/shared/contract/manager';
import { isOpen, offeringOfCourse, offeringOfExam, type Offering } from './offering.ts';

/** Each list begins with what can be applied for, the earliest first; the home page shows no more than this many. */
const LIST_LIMIT = 8;

interface Offerings {
  offerings: Offering[];
  isLoading: boolean;
  failed: boolean;
  retry(): void;
}

/** Courses and exams that can be applied for now, of one grade or of both. */
export function useOfferings(rating?: 1 | 2): Offerings {
  const input = { limit: LIST_LIMIT, ...(rating && { rating }) };
  const courses = useItem(getListBoxEdu, input, { background: true });
  const exams = useItem(getListBoxExam, input, { background: true });
  const offerings = [
    ...(courses.data?.list ?? []).map(offeringOfCourse),
    ...(exams.data?.list ?? []).map(offeringOfExam),
  ].filter(isOpen);
  return {
    offerings,
    isLoading: courses.isLoading || exams.isLoading,
    failed: courses.error !== null && exams.error !== null,
    retry: () => {
      courses.retry();
      exams.retry();
    },
  };
}
