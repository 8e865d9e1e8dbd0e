import {
  officeEnrolApp,
  officeExportHygiene,
  officeFeeAccount,
  officeOverview,
  officePasskeyOptions,
  officePrintCertificates,
  officeRefundAccount,
  officeShowLecturer,
  officeTakeRosterAgain,
  officeUploadInquiryFile,
} from '@portal/shared/contract/office';
import { aMember } from '@portal/shared/testing';
import { notReadAgain } from '@portal/shared/testing/notReadAgain';
import { section } from './section.ts';

jest.mock('@portal/shared/client', () =>
  jest.requireActual<{ watchedClient(): object }>('@portal/shared/testing/watchedClient').watchedClient(),
);

const NUMBERS = ['no', 'offeringNo', 'memberNo', 'groupNo', 'inquiryNo', 'correctionNo', 'mailingNo', 'postNo'];

// jsdom has no addresses of files.
Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });

test('after every mutation a page fetches again what it shows', async () => {
  // A form is left when it has been sent.
  const pages = section.pages.filter(({ path }) => !path.endsWith('/write'));
  const { looked, wrong } = await notReadAgain(
    { ...section, pages },
    {
      user: aMember({ userRole: 'employee' }),
      query: NUMBERS.map((name) => `${name}=1`).join('&'),
      ofFrame: [officeOverview],
      changingNothingShown: [
        officeEnrolApp,
        officeExportHygiene,
        officeFeeAccount,
        officePasskeyOptions,
        officePrintCertificates,
        officeRefundAccount,
        officeShowLecturer,
        officeTakeRosterAgain,
        officeUploadInquiryFile,
      ],
    },
  );
  expect(wrong).toEqual([]);
  expect(looked).toBeGreaterThan(60);
});
