/** The association's office, for employees alone: no page of visitors imports it. */

export * from './acts.ts';
export * from './applicant.ts';
export * from './bank.ts';
export * from './article.ts';
export * from './articleForm.ts';
export * from './attachedFiles.ts';
export * from './audit.ts';
export * from './cancellation.ts';
export * from './certificate.ts';
export * from './dayReport.ts';
export * from './employee.ts';
export * from './fields.ts';
export * from './finding.ts';
export * from './member.ts';
export * from './offering.ts';
export * from './offeringForm.ts';
export * from './overview.ts';
export * from '../base/permission.ts';
export * from './refund.ts';
export * from './resultFile.ts';
export * from './report.ts';
export * from './review.ts';
export * from './site.ts';
export * from './siteForm.ts';
export * from './upload.ts';
