import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from '@portal/shared/router/testing';
import { useItemNumber } from './useItemNumber.ts';

const Article = () => createElement('p', null, useItemNumber('noticeNo'));
const pageAt = (query: string) =>
  renderToString(
    createElement(MemoryRouter, { initialEntries: [`/news/notice/view${query}`] }, createElement(Article)),
  );

test('the server renders the item of a valid number', () => expect(pageAt('?noticeNo=7')).toBe('<p>7</p>'));

test.each(['', '?noticeNo=99999999999999999999', '?noticeNo[]=1', '?no=1%E0%A4%A'])(
  'the server returns 404 for the address %j of no item',
  (query) => expect(() => pageAt(query)).toThrow(expect.objectContaining({ code: 404 })),
);
