import type { SectionRoute } from '@portal/shared/section';
import { droppedFields } from './droppedFields.ts';

const Page = () => null;

test('what the shell takes over of a route is not dropped', () => {
  const routes: SectionRoute[] = [{ path: '/news', handle: 'news', children: [{ index: true, Component: Page }] }];
  expect(droppedFields(routes)).toEqual([]);
});

test('what it drops is named with its route, also below another, and the type refuses it too', () => {
  const routes: SectionRoute[] = [
    {
      path: '/news',
      // @ts-expect-error the shell has its own
      errorElement: null,
      children: [
        {
          path: '/news/notice',
          // @ts-expect-error a component is taken, an element is not
          element: null,
        },
      ],
    },
  ];
  expect(droppedFields(routes)).toEqual(['errorElement of /news', 'element of /news/notice']);
});
