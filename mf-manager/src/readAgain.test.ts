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
    // The browser leaves the page for the gateway's.
    changingNothingShown: [startPayment],
  });
  expect(wrong).toEqual([]);
  expect(looked).toBeGreaterThan(10);
});
