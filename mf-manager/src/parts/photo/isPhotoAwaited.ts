import type { Application } from '../kind/application.ts';

/** True if an upcoming exam's applicant has submitted no photo: without one there is no ticket. */
export const isPhotoAwaited = ({ photo, status }: Pick<Application, 'photo' | 'status'>): boolean =>
  photo !== null && photo.state !== 'given' && (status === 'HELD' || status === 'CONFIRMED');
