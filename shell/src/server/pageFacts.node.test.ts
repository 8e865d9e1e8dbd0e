import { createElement } from 'react';
import { MemoryRouter } from '@portal/shared/router/testing';
import { toHtml } from '@portal/shared/server/toHtml';
import { Page, PageFacts } from '@portal/shared/ui';
import { partsOf } from './partsOf.ts';

// With React's own renderer: checks where it puts a page's facts.

test('a page’s facts reach the server from anywhere in the page, and leave nothing in it', async () => {
  const fact = { kind: 'article', title: `"긴급" </script> & 'x'`, description: '', writer: '', picture: '' } as const;
  const inside = createElement(PageFacts, { fact: { ...fact, published: '2026-11-20T09:00:00+09:00' } });
  const page = createElement(
    Page,
    { title: '공지', breadcrumb: [{ label: '뉴스' }] },
    createElement('p', null, inside),
  );
  const { facts, html, head } = partsOf(
    await toHtml(createElement(MemoryRouter, null, page), new AbortController().signal),
  );
  expect(facts).toEqual([
    { kind: 'breadcrumb', crumbs: [{ label: '홈', to: '/main' }, { label: '뉴스' }, { label: '공지' }] },
    { ...fact, published: '2026-11-20T09:00:00+09:00' },
  ]);
  expect(head + html).not.toContain('<meta');
  expect(html).toContain('<p></p>');
});
