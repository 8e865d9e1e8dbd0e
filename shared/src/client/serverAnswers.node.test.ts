import { createElement, type FunctionComponent } from 'react';
import { AdBannerList } from '../contract/main.ts';
import { getListBoxNotice, getMapNotice } from '../contract/news.ts';
import { toHtml } from '../server/toHtml.ts';
import { CallError } from './callError.ts';
import { configureClient, type ClientEnvironment } from './environment.ts';
import { ClientProvider, useItem, useList } from './index.ts';
import { AS_GUEST, createServerQueryClient, dehydrateQueries } from './server.ts';

jest.mock('@portal/shared/router', () => ({ useNavigationType: () => 'POP' }));

// The hooks in a server render, without a browser.

const asked: string[] = [];

/** Responds after a delay, like the API; calls without an answer here fail. */
function answer(answers: Readonly<Record<string, unknown>>) {
  const ask = async ({ path }: { path: string }) => {
    asked.push(path);
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (!(path in answers)) throw new CallError('http', 500, 'down');
    return answers[path];
  };
  configureClient({
    ...AS_GUEST,
    ask: ask as NonNullable<ClientEnvironment['ask']>,
  });
}

function render(Page: FunctionComponent) {
  const queryClient = createServerQueryClient({ until: Date.now() + 60_000 });
  const page = createElement(ClientProvider, { queryClient, children: createElement(Page) });
  const html = toHtml(page, new AbortController().signal);
  return { html, packed: () => dehydrateQueries(queryClient) };
}

const list = { list: [{ noticeNo: 7 }], pageInfo: { page: 1, endPage: 1, totalRow: 1 } };

beforeEach(() => {
  asked.length = 0;
});

test('a component waits for all of its responses, in any order, and requests each once', async () => {
  answer({ [getListBoxNotice.path]: list, [getMapNotice.path]: { title: '안내' }, [AdBannerList.path]: { list: [] } });
  const Page = () => {
    const notices = useList(getListBoxNotice, {});
    const first = useItem(getMapNotice, { noticeNo: notices.items[0]?.noticeNo ?? 0 });
    const banners = useItem(AdBannerList, {} as never, { background: true });
    return createElement('p', null, `${notices.totalRow} ${first.data?.title} ${banners.data?.list.length}`);
  };
  const { html, packed } = render(Page);
  expect(await html).toBe('<p>1 안내 0</p>');
  expect(asked).toEqual([getListBoxNotice.path, getMapNotice.path, AdBannerList.path]);
  expect(packed()).toMatchObject({ isComplete: true, answers: [{}, {}, {}] });
});

test('failed background content counts as loading, and the page is marked as incomplete', async () => {
  answer({});
  const Page = () => {
    const { isLoading, error } = useItem(AdBannerList, {} as never, { background: true });
    return createElement('p', null, `${String(isLoading)} ${String(error)}`);
  };
  const { html, packed } = render(Page);
  expect(await html).toBe('<p>true null</p>');
  expect(packed()).toEqual({ isComplete: false, answers: [] });
});

test('a page with failed main content is not rendered', async () => {
  answer({});
  const Page = () => createElement('p', null, useItem(getMapNotice, { noticeNo: 7 }).data?.title);
  await expect(render(Page).html).rejects.toMatchObject({ code: 500 });
});

test('a disabled query is not requested, and the page is complete without it', async () => {
  answer({});
  const Page = () =>
    createElement('p', null, String(useItem(getMapNotice, { noticeNo: 7 }, { enabled: false }).isLoading));
  const { html, packed } = render(Page);
  expect(await html).toBe('<p>false</p>');
  expect(asked).toEqual([]);
  expect(packed()).toEqual({ isComplete: true, answers: [] });
});
