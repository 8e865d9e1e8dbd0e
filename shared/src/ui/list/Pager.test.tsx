import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from '@portal/shared/router';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { Pager } from '../index.ts';

test('shows the block of ten with the page, and links to the neighbouring blocks', async () => {
  const onPage = jest.fn();
  render(<Pager page={13} totalRow={238} onPage={onPage} />);
  expect(screen.getByRole('button', { name: '13 쪽' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('button', { name: '10 쪽' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '이전 10쪽' }));
  await userEvent.click(screen.getByRole('button', { name: '다음 10쪽' }));
  await userEvent.click(screen.getByRole('button', { name: '20 쪽' }));
  expect(onPage.mock.calls).toEqual([[10], [21], [20]]);
});

test('a single page needs no numbers', () => {
  const { container } = render(<Pager page={1} totalRow={10} onPage={() => undefined} />);
  expect(container).toBeEmptyDOMElement();
});

test('if pages have URLs, the numbers are links', () => {
  const pager = <Pager page={2} totalRow={111} to={(page) => `/search?page=${page}`} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: pager }])} />);
  expect(screen.getByRole('link', { name: '2 쪽' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '3 쪽' })).toHaveAttribute('href', '/search?page=3');
  expect(screen.getByRole('link', { name: '다음 10쪽' })).toHaveAttribute('href', '/search?page=11');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
