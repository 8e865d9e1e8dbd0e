import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from '@portal/shared/router';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { OfferingFilterBar } from './OfferingFilterBar.tsx';
import { useOfferingFilters } from './useOfferingFilters.ts';

const CHOICES = { regions: ['SEOUL', 'ONLINE'], months: ['2026-12'] } as const;

function Filters() {
  const { filters, change } = useOfferingFilters();
  return <OfferingFilterBar kind="education" filters={filters} choices={CHOICES} onChange={change} />;
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

test('a choice made before the address follows is added to the previous one', async () => {
  const { router, grade, follow } = await openSlowly();
  await choose('급수', '1급');
  await choose('상태', '접수중');
  expect(router.state.location.search).toBe('');
  expect(grade).toHaveDisplayValue('1급');
  await follow();
  expect(router.state.location.search).toBe('?rating=1&status=OPEN');
  expect(grade).toHaveDisplayValue('1급');
});

test('a choice reverted before the address follows is dropped: the next address is shown', async () => {
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

test('following a link while a choice is pending shows the filters of the link', async () => {
  const { router, grade, follow } = await openSlowly();
  await choose('급수', '1급');
  act(() => void router.navigate('?rating=2'));
  await follow();
  await waitFor(() => expect(grade).toHaveDisplayValue('2급'));
});

test('a chosen value that is no longer offered is shown with the offered ones', async () => {
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', Component: Filters }], {
        initialEntries: ['/?region=BUSAN&month=2026-11'],
      })}
    />,
  );
  const region = await screen.findByLabelText('지역');
  expect(region).toHaveDisplayValue('부산');
  expect([...region.children].map(({ textContent }) => textContent)).toEqual(['전체', '서울', '온라인', '부산']);
  expect(screen.getByLabelText('교육하는 달')).toHaveDisplayValue('2026년 11월');
});

test('an address without a region and a month chooses none', async () => {
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', Component: Filters }], {
        initialEntries: ['/?region=toString&month=2026-13'],
      })}
    />,
  );
  expect(await screen.findByLabelText('지역')).toHaveDisplayValue('전체');
  expect(screen.getByLabelText('교육하는 달')).toHaveDisplayValue('전체');
});
