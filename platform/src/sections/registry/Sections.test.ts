import { routeModule } from '@portal/shared/section';
import { newDeadline } from '../loading/deadline.ts';
import { aRegistry } from '../testing/sampleSection.ts';
import { RegistryStore } from './RegistryStore.ts';
import { Sections } from './Sections.ts';

jest.mock('../loading/hostContract.ts', () => ({ hostContract: { versions: {}, exportsOf: () => null } }));

type Loader = (args: object) => Promise<unknown>;

test('a page is drawn once the code for its insets has loaded: their room is reserved from the beginning', async () => {
  const order: string[] = [];
  const asked = jest.fn(async (path: string) => {
    await new Promise((resolve) => setTimeout(resolve));
    order.push(`slots of ${path}`);
  });
  const load = async () => {
    order.push('page');
    return { default: () => null };
  };
  const sections = new Sections(
    new RegistryStore(JSON.stringify(aRegistry())),
    async () => undefined,
    async () => ({
      default: routeModule({ pages: [{ path: '/news/notice', title: '공지사항', guarded: false, load }] }),
    }),
    asked,
  );
  const [route] = await sections.load('mf-news-space', newDeadline());
  const loader = route?.loader as unknown as Loader;
  await loader({ request: new Request('https://portal.example/news/notice?page=2'), params: {} });
  order.push('drawn');
  expect(order).toEqual(['page', 'slots of /news/notice', 'drawn']);
});
