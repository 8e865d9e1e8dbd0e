import { startPayment } from '@portal/shared/contract/payment';
import { aMember } from '@portal/shared/testing';
import { notReadAgain } from '@portal/shared/testing/notReadAgain';
import { section } from './section.ts';

jest.mock('@portal/shared/client', () =>
  jest.requireActual<{ watchedClient(): object }>('@portal/shared/testing/watchedClient').watchedClient(),
);

test('after every change a page reads again what it shows', async () => {
  const { looked, wrong } = await notReadAgain(section, {
    user: aMember(),
    query: ['educationNo', 'userExaminationNo', 'groupNo'].map((name) => `${name}=1`).join('&'),
    ofFrame: [],
    // The page is left for the gateway's.
    changingNothingShown: [startPayment],
  });
  expect(wrong).toEqual([]);
  expect(looked).toBeGreaterThan(10);
});
