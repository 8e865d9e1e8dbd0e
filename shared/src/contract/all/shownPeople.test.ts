import { calls, type Call } from './index.ts';

/** Fields of answers that name a person, or reach one. */
const PERSONAL = new Set([
  ...['name', 'koName', 'applicant', 'recipient', 'member', 'employer', 'writer', 'accountName', 'holder'],
  ...['userBirth', 'birth', 'userPhone', 'phone', 'email', 'postCode', 'userAddress', 'userAddress2', 'photo'],
]);

/** Calls of employees with such a field that record no look, each with the reason. */
const UNRECORDED: Readonly<Record<string, string>> = {
  officeAudit: 'names of details, and employees',
  officeBranch: 'its address and phone, which visitors read too',
  officeBranches: 'their addresses and phones, which visitors read too',
  officeBulletin: 'name of a branch',
  officeCheckResults: 'names of the file that the employee handed in',
  officeCheckHygieneFile: 'names of the file that the employee handed in',
  officeCheckRosterFile: 'names of the file that the employee handed in',
  officeCheckTracking: 'names of the file that the employee handed in',
  officeDayReport: 'names of payment methods',
  officeEmployees: 'colleagues',
  officeFeeAccount: 'its act is recorded with a reason',
  officeHall: 'name and phone of a hall',
  officeHalls: 'names and phones of halls',
  officeImport: 'names of outcomes and sums, and employees',
  officeImportForms: 'names of kinds of files',
  officeIssueCertificates: 'its act is recorded of each certificate',
  officeOverview: 'names of kinds of work',
  officePreviewMailing: 'one example out of the applicants whom its list shows',
  officeReadBankFile: 'names of the file that the employee handed in; its act is recorded',
  officeRefundAccount: 'its act is recorded with a reason',
  officeReport: 'the masked name that its public page shows',
  officeReports: 'the masked name that its public page shows',
  officeSendCertificates: 'its act is recorded of each certificate',
  officeShowLecturer: 'its act is recorded with a reason',
  officeShowMember: 'records each view and each refusal, with a reason, and counts for the same limit',
  officeSiteItem: 'phones of the association',
  officeSiteItems: 'phones of the association',
  officeTakeAttendance: 'its act is recorded of each applicant',
  officeArticle: 'the writer that its public page names',
};

interface Part {
  entries?: Record<string, Part>;
  item?: Part;
  wrapped?: Part;
  options?: readonly Part[];
}

/** Names of all fields of a schema. */
function fieldsOf({ entries = {}, item, wrapped, options = [] }: Part): string[] {
  const parts = [item, wrapped, ...options.filter((option) => typeof option === 'object')];
  return [
    ...Object.entries(entries).flatMap(([name, part]) => [name, ...fieldsOf(part)]),
    ...parts.flatMap((part) => (part ? fieldsOf(part) : [])),
  ];
}

const employeeCalls = Object.entries<Call>(calls)
  .filter(([, { access }]) => access === 'employee')
  .map(([name, call]) => ({ name, shows: call.shows, fields: fieldsOf(call.entity as Part) }));

test('every answer for employees that names a person is recorded, or says why not', () => {
  const naming = employeeCalls.filter(({ fields }) => fields.some((field) => PERSONAL.has(field)));
  const unrecorded = naming.filter(({ shows }) => shows === undefined).map(({ name }) => name);
  expect(unrecorded.sort()).toEqual(Object.keys(UNRECORDED).sort());
});

/** Answers of employees with a birth date, each with the reason. */
const BIRTHS: Readonly<Record<string, string>> = {
  officeApplicants: 'its year alone',
  officeCorrection: 'compared with the document',
  officeEvidence: 'its year alone',
  officePrintCertificates: 'printed on the certificate',
  officePhotoRoster: 'compared with the identity card at the door',
  officeShowMember: 'shown for a reason',
};

test('a birth date is in answers that need it, or masked', () => {
  const naming = employeeCalls.filter(({ fields }) => fields.some((field) => /birth/i.test(field)));
  expect(naming.map(({ name }) => name).sort()).toEqual(Object.keys(BIRTHS).sort());
  const unrecorded = naming.filter(({ name, shows }) => shows === undefined && !(name in UNRECORDED));
  expect(unrecorded).toEqual([]);
});

test('an answer that is recorded has the field with the number of its rows', () => {
  for (const { name, shows, fields } of employeeCalls)
    if (shows !== undefined && shows !== 'recorded')
      expect([name, fields]).toEqual([name, expect.arrayContaining([shows.by])]);
});
