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
  const { looked, wrong } = await notReadAgain(section, {
    user: aMember(),
    query: ['educationNo', 'userExaminationNo', 'groupNo'].map((name) => `${name}=1`).join('&'),
    ofFrame: [],
    // Papers are printed, an upload belongs to what is sent with it, and for a payment the browser leaves the page.
    changingNothingShown: [postMapCompletion, postMapGroupCompletions, postMapReceipt, startPayment, uploadFile],
  });
  // The server offers objections to the results of exams alone.
  expect(wrong).toEqual(['/manager/edu/register/view: /api/home/manager/postIntObjection']);
  expect(looked).toBeGreaterThan(30);
});
