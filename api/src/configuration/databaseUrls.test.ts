import { areOfOneDatabase, programAccountOf, urlsOfHosts } from './databaseUrls.ts';

describe('a database URL', () => {
  test.each([
    ['postgres://u:p@one/portal', ['postgres://u:p@one/portal']],
    [
      'postgres://u:p,w@one:5432,two:5433/portal?target_session_attrs=read-write',
      [
        'postgres://u:p,w@one:5432/portal?target_session_attrs=read-write',
        'postgres://u:p,w@two:5433/portal?target_session_attrs=read-write',
      ],
    ],
    ['postgresql://one,two/portal', ['postgresql://one/portal', 'postgresql://two/portal']],
  ])('%s names its hosts', (url, urls) => {
    expect(urlsOfHosts(url)).toEqual(urls);
  });

  test.each([
    ['another account', 'postgres://program:p%40ss@one,two/portal', { name: 'program', password: 'p@ss' }],
    ['the owner', 'postgres://owner:secret@one,two/portal', null],
  ])('%s is distinguished from the owner of the tables', (_whose, url, expected) =>
    expect(programAccountOf(url, 'postgres://owner:other@one,two/portal')).toEqual(expected),
  );

  test.each([
    ['postgresql://owner@one,two/portal?sslmode=require', true],
    ['postgres://owner:a:b@one,two/portal', false],
    ['postgres://owner@one/portal?sslmode=require', false],
  ])('%s leads to the same database: %s', (ownerUrl, expected) =>
    expect(areOfOneDatabase('postgres://program:p@one,two/portal?sslmode=require', ownerUrl)).toBe(expected),
  );
});
