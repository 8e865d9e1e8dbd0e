import { uploadFile } from '@portal/shared/contract/common';
import { postMapCompletion, postMapGroupCompletions, postMapReceipt } from '@portal/shared/contract/manager';
import { startPayment } from '@portal/shared/contract/payment';
import { aMember } from '@portal/shared/testing';
import { notReadAgain } from '@portal/shared/testing/notReadAgain';
import { section } from './section.ts';

jest.mock('@portal/shared/client', () =>
  jest.requireActual<{ watchedClient(): object }>('@portal/shared/testing/watchedClient').watchedClient(),
);

test('after every mutation a page fetches again what it shows', async () => {
  // An exam's application has all that a course's has, and its results.
  const pages = section.pages.filter(({ path }) => path !== '/manager/edu/register/view');
  const { looked, wrong } = await notReadAgain(
    { ...section, pages },
    {
      user: aMember(),
      query: ['educationNo', 'userExaminationNo', 'groupNo'].map((name) => `${name}=1`).join('&'),
      ofFrame: [],
      // Papers are printed, an upload belongs to what is sent with it, and for a payment the browser leaves the page.
      changingNothingShown: [postMapCompletion, postMapGroupCompletions, postMapReceipt, startPayment, uploadFile],
    },
  );
  expect(wrong).toEqual([]);
  expect(looked).toBeGreaterThan(20);
});
