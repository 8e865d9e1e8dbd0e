import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from '@portal/shared/router/testing';
import { Page } from '../index.ts';

test('sets the title of the tab, has one focusable heading, and shows the breadcrumb', () => {
  render(
    <MemoryRouter>
      <Page title="시험 공고" breadcrumb={[{ label: '외식경영관리사', to: '/manager/info' }]} />
    </MemoryRouter>,
  );
  expect(document.title).toBe('시험 공고 | 한빛외식업협회');
  const heading = screen.getByRole('heading', { level: 1, name: '시험 공고' });
  heading.focus();
  expect(heading).toHaveFocus();
  const breadcrumb = within(screen.getByRole('navigation', { name: '현재 위치' }));
  expect(breadcrumb.getByRole('link', { name: '홈' })).toHaveAttribute('href', '/main');
  expect(breadcrumb.getByText('시험 공고')).toHaveAttribute('aria-current', 'page');
});
