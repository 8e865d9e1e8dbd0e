/** The qualification 외식경영관리사: courses, exams, applications and certificates. */

export * from './application.ts';
export * from './bill.ts';
export * from './calendar.ts';
export * from './calendarFeed.ts';
export * from './cancel.ts';
export * from './certificate.ts';
export * from './completion.ts';
export * from './eligibility.ts';
export * from './examNotice.ts';
export * from './group.ts';
export * from './groupInvitation.ts';
export * from './groupLine.ts';
export * from './groupRoster.ts';
export * from './groupSeat.ts';
export * from './invoice.ts';
export * from './lesson.ts';
export * from './line.ts';
export * from './objection.ts';
export * from './opening.ts';
export * from './offering.ts';
export * from './paper.ts';
export * from './posting.ts';
export * from './receipt.ts';
export * from './verification.ts';
export * from './score.ts';
export * from './tariff.ts';
