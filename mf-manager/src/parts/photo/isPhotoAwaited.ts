import type { Application } from '../kind/application.ts';

/** Whether the applicant is still to sit the exam and has given no photo: there is no ticket without one. */
export const isPhotoAwaited = ({ photo, status }: Pick<Application, 'photo' | 'status'>): boolean =>
  photo !== null && photo.state !== 'given' && (status === 'HELD' || status === 'CONFIRMED');
