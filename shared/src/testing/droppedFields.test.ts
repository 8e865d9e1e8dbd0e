import type { SectionRoute } from '@portal/shared/section';
import { droppedFields } from './droppedFields.ts';

const Page = () => null;

test('supported fields of a route are not reported', () => {
  const routes: SectionRoute[] = [{ path: '/news', handle: 'news', children: [{ index: true, Component: Page }] }];
  expect(droppedFields(routes)).toEqual([]);
});

test('dropped fields are reported with their route, also for child routes', () => {
  const errorElement = { errorElement: null };
  const element = { element: null };
  const routes: SectionRoute[] = [{ path: '/news', ...errorElement, children: [{ path: '/news/notice', ...element }] }];
  expect(droppedFields(routes)).toEqual(['errorElement of /news', 'element of /news/notice']);
});

test('the type of a route rejects them too', () => {
  const routes: SectionRoute[] = [
    // @ts-expect-error a component is taken over, an element is not
    { path: '/news', element: null },
  ];
  expect(droppedFields(routes)).toEqual(['element of /news']);
});
