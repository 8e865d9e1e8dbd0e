import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from '@portal/shared/router';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { OfferingFilterBar } from './OfferingFilterBar.tsx';
import { useOfferingFilters } from './useOfferingFilters.ts';

function Filters() {
  const { filters, change } = useOfferingFilters();
  return <OfferingFilterBar kind="education" filters={filters} onChange={change} />;
}

/** A page whose address follows a choice only when the test says so. */
async function openSlowly() {
  const waiting: (() => void)[] = [];
  let isFirst = true;
  const loader = () => {
    if (isFirst) return Promise.resolve((isFirst = false));
    return new Promise<null>((resolve) => waiting.push(() => resolve(null)));
  };
  const router = createMemoryRouter([{ path: '*', loader, Component: Filters, HydrateFallback: () => null }]);
  render(<RouterProvider router={router} />);
  const grade = await screen.findByLabelText('급수');
  const follow = () => act(async () => waiting.splice(0).forEach((arrive) => arrive()));
  return { router, grade, follow };
}

const choose = (label: string, option: string) => userEvent.selectOptions(screen.getByLabelText(label), option);

test('what is chosen while the address still follows the choice before is added to it', async () => {
  const { router, grade, follow } = await openSlowly();
  await choose('급수', '1급');
  await choose('상태', '접수중');
  expect(router.state.location.search).toBe('');
  expect(grade).toHaveDisplayValue('1급');
  await follow();
  expect(router.state.location.search).toBe('?rating=1&status=OPEN');
  expect(grade).toHaveDisplayValue('1급');
});

test('a choice that is taken back before the address follows is over: the next address is shown', async () => {
  const { router, grade, follow } = await openSlowly();
  await choose('급수', '1급');
  await choose('급수', '전체');
  await follow();
  expect(grade).toHaveDisplayValue('전체');
  act(() => void router.navigate('?rating=1'));
  await follow();
  expect(router.state.location.search).toBe('?rating=1');
  await waitFor(() => expect(grade).toHaveDisplayValue('1급'));
});

test('who follows a link while a choice is under way sees what the link names', async () => {
  const { router, grade, follow } = await openSlowly();
  await choose('급수', '1급');
  act(() => void router.navigate('?rating=2'));
  await follow();
  await waitFor(() => expect(grade).toHaveDisplayValue('2급'));
});
