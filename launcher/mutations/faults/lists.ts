import { called, withoutWhere } from '../changes/calls.ts';
import { operator } from '../changes/conditions.ts';
import { returns, swappedEntries, value } from '../changes/values.ts';
import type { Fault } from '../fault.ts';
import { SUITES } from '../suites.ts';

export const LISTS: readonly Fault[] = [
  {
    name: 'a page of a long list begins with the page after it',
    file: 'api/src/database/longList.ts',
    at: 'fetchLongPage.behind',
    change: operator('-', '+'),
    suites: [SUITES.longList],
  },
  {
    name: 'a long list never goes on',
    file: 'api/src/database/longList.ts',
    at: 'fetchLongPage.found',
    change: operator('+', '*'),
    suites: [SUITES.longList],
  },
  {
    name: 'a page of a list begins one row late',
    file: 'api/src/database/page.ts',
    at: 'fetchPage',
    change: operator('*', '+'),
    suites: [SUITES.page],
  },
  {
    name: 'the second part of a list begins anew on each page',
    file: 'api/src/database/page.ts',
    at: 'fetchPageOfParts.from',
    change: value('0'),
    suites: [SUITES.page],
  },
  {
    name: 'the signs % and _ of a search find everything',
    file: 'api/src/database/page.ts',
    at: 'escaped',
    change: returns('words'),
    suites: [SUITES.articles],
  },
  {
    name: 'previous and next of an article are exchanged',
    file: 'api/src/database/neighbours.ts',
    at: 'findNeighbours',
    change: swappedEntries('previous', 'next'),
    suites: [SUITES.articles],
  },
  {
    name: 'previous and next of a post are exchanged',
    file: 'api/src/modules/space/posts/store.ts',
    at: 'neighbour',
    change: operator('===', '!=='),
    suites: [SUITES.ownPosts],
  },
  {
    name: 'a deleted post is read by its address',
    file: 'api/src/modules/space/posts/store.ts',
    at: 'readable',
    change: withoutWhere('deleted_at'),
    suites: [SUITES.ownPosts],
  },
  {
    name: 'a hidden post is listed',
    file: 'api/src/modules/space/posts/store.ts',
    at: 'matchingPosts',
    change: withoutWhere('is_hidden'),
    suites: [SUITES.reviewReports],
  },
  {
    name: 'the last page of a list is left out',
    file: 'shared/src/ui/list/pagerOf.ts',
    at: 'pagerOf',
    change: called('ceil', 'floor'),
    suites: ['shared/src/ui/list/pagerOf.test.ts'],
  },
  {
    name: 'the next page of a list is the page itself',
    file: 'shared/src/client/queries.ts',
    at: 'pageAfter',
    change: operator('<', '<='),
    suites: ['shared/src/client/queries.test.tsx'],
  },
];
