/** The qualification 외식경영관리사: its courses and exams, applications for either, certificates. */

export * from './application.ts';
export * from './calendar.ts';
export * from './cancel.ts';
export * from './certificate.ts';
export * from './examNotice.ts';
export * from './offering.ts';
export * from './paper.ts';
