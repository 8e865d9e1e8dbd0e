import { isOver } from '../application/isOver.ts';
import type { Application } from '../kind/application.ts';

/** True if the applicant of an exam that is not over has submitted no photo: without one there is no ticket. */
export const isPhotoAwaited = (application: Application): boolean => {
  const { photo, status } = application;
  return (
    photo !== null && photo.state !== 'given' && (status === 'HELD' || status === 'CONFIRMED') && !isOver(application)
  );
};
