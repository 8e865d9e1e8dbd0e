import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';
import { AGENCIES, REGIONS } from './agencies.ts';

const rows = () => screen.getAllByRole('row').slice(1);

test('all 17 provinces and cities have an agency', () => {
  expect(REGIONS).toHaveLength(17);
});

test('a chosen region is part of the URL', async () => {
  const { router } = renderInHost(routes.routes, '/hygn/agency');
  expect(await screen.findByRole('combobox', { name: '지역' })).toHaveValue('');
  expect(rows()).toHaveLength(AGENCIES.length);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '지역' }), '경기도');
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(decodeURIComponent(router.state.location.search)).toBe('?region=경기도');
});

test('an unknown region shows all', async () => {
  renderInHost(routes.routes, '/hygn/agency?region=달나라');
  expect(await screen.findByRole('combobox', { name: '지역' })).toHaveValue('');
  expect(rows()).toHaveLength(AGENCIES.length);
});
