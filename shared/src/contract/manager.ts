/** Spec §7 "Manager": education, exams, applications for either, certificates. */

export * from './manager/application.ts';
export * from './manager/cancel.ts';
export * from './manager/certificate.ts';
export * from './manager/examNotice.ts';
export * from './manager/offering.ts';
