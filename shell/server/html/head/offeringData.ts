import type { OfferingFact } from '@portal/shared/facts/facts';
import { absolute, SHARE_PICTURE_PATH } from './addresses.ts';
import { publisher } from './association.ts';

type Of<Kind> = Extract<OfferingFact, { kind: Kind }>;

const locationOf = ({ name, address }: NonNullable<OfferingFact['place']>) => ({
  '@type': 'Place',
  name,
  address: { '@type': 'PostalAddress', addressCountry: 'KR', streetAddress: address },
});

/** Offer of a course or exam, with the URL of its own page or of the list that it is on. */
const offerOf = ({ price, seatsLeft, applyStart, applyEnd }: OfferingFact, url: string) => ({
  '@type': 'Offer',
  url,
  category: price === 0 ? 'Free' : 'Paid',
  price,
  priceCurrency: 'KRW',
  availability: `https://schema.org/${seatsLeft > 0 ? 'InStock' : 'SoldOut'}`,
  validFrom: applyStart,
  validThrough: applyEnd,
});

const spanOf = ({ start, end }: OfferingFact) => ({ startDate: start, ...(end && { endDate: end }) });

/** A course on one day, or an online course from a day on. */
export const courseData = (origin: string, url: string, course: Of<'course'>) => ({
  '@type': 'Course',
  name: course.title,
  description: course.description,
  inLanguage: 'ko',
  provider: publisher(origin),
  offers: offerOf(course, url),
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: course.place ? 'Onsite' : 'Online',
    ...spanOf(course),
    ...(course.place && {
      location: locationOf(course.place),
      courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Daily', repeatCount: 1, ...spanOf(course) },
    }),
  },
});

/** An exam that candidates take together. */
export const examData = (origin: string, url: string, exam: Of<'exam'>) => ({
  '@type': 'Event',
  name: exam.title,
  description: exam.description,
  inLanguage: 'ko',
  image: [absolute(origin, SHARE_PICTURE_PATH)],
  ...spanOf(exam),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: locationOf(exam.place),
  organizer: publisher(origin),
  offers: offerOf(exam, url),
});
