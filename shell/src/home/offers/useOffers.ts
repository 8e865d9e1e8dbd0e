import { useItem } from '@portal/shared/client';
import { getListBoxEdu, getListBoxExam } from '@portal/shared/contract/manager';
import { isOpen, offerOfCourse, offerOfExam, type Offer } from './offer.ts';

/** The lists put first what can be applied for, soonest first; of each this many are enough for the home page. */
const ENOUGH = 8;

interface Offers {
  offers: Offer[];
  isLoading: boolean;
  failed: boolean;
  retry(): void;
}

/** What can be applied for now, of one grade or of both. */
export function useOffers(rating?: 1 | 2): Offers {
  const input = { limit: ENOUGH, ...(rating && { rating }) };
  const courses = useItem(getListBoxEdu, input, { background: true });
  const exams = useItem(getListBoxExam, input, { background: true });
  const offers = [
    ...(courses.data?.list ?? []).map(offerOfCourse),
    ...(exams.data?.list ?? []).map(offerOfExam),
  ].filter(isOpen);
  return {
    offers,
    isLoading: courses.isLoading || exams.isLoading,
    failed: courses.error !== null && exams.error !== null,
    retry: () => {
      courses.retry();
      exams.retry();
    },
  };
}
