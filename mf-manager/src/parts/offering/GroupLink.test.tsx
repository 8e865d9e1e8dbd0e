import { render, screen } from '@testing-library/react';
import { RouterProvider } from '@portal/shared/router';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { toCourse, toExam } from '../kind/fromWire.ts';
import type { Offering } from '../kind/offering.ts';
import { aCourse, anExam } from '../testing/samples.ts';
import { GroupLink } from './GroupLink.tsx';

const draw = (offering: Offering) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <GroupLink offering={offering} /> }])} />);

test.each([
  ['a course', toCourse(aCourse()), '/manager/group/write?educationNo=7'],
  ['one that is full', toCourse(aCourse({ allowedActions: ['wait'] })), '/manager/group/write?educationNo=7'],
  [
    'an exam that the employer could not sit',
    toExam(anExam({ eligible: false })),
    '/manager/group/write?examinationNo=9',
  ],
])('links to the form of a group for %s', async (_what, offering, path) => {
  draw(offering);
  expect(await screen.findByRole('link', { name: '단체 신청(사업자)' })).toHaveAttribute('href', path);
});

test.each([
  [80, '최대 50명까지'],
  [2, '최대 2명까지'],
])('of %i seats offers no more than there are', async (capacity, words) => {
  draw(toCourse(aCourse({ capacity })));
  expect((await screen.findByRole('link')).parentElement).toHaveTextContent(words);
});

test('is hidden while nobody can apply', () => {
  draw(toCourse(aCourse({ allowedActions: [] })));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
