/** The association's office, for employees alone: no page of visitors imports it. */

export * from './office/acts.ts';
export * from './office/applicant.ts';
export * from './office/bank.ts';
export * from './office/article.ts';
export * from './office/articleForm.ts';
export * from './office/attachedFiles.ts';
export * from './office/audit.ts';
export * from './office/cancellation.ts';
export * from './office/certificate.ts';
export * from './office/dayReport.ts';
export * from './office/employee.ts';
export * from './office/fields.ts';
export * from './office/finding.ts';
export * from './office/member.ts';
export * from './office/offering.ts';
export * from './office/offeringForm.ts';
export * from './office/overview.ts';
export * from './office/permission.ts';
export * from './office/refund.ts';
export * from './office/resultFile.ts';
export * from './office/report.ts';
export * from './office/review.ts';
export * from './office/site.ts';
export * from './office/siteForm.ts';
export * from './office/upload.ts';
