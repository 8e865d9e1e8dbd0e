import { missingNames } from './contractNames.ts';

const exports = { react: ['useState', 'useEffect'], '@portal/shared/client': ['useItem'] };

test.each([
  ['nothing', {}, []],
  ['what is offered', { react: ['useState'], '@portal/shared/client': ['useItem'] }, []],
  [
    'a name that was added later',
    { '@portal/shared/client': ['useItem', 'useAll'] },
    ['useAll of @portal/shared/client'],
  ],
  ['a module that is not shared', { '@portal/shared/form': ['useDraft'] }, ['useDraft of @portal/shared/form']],
  ['a whole module', { react: ['*'] }, []],
])('a section that uses %s', (_what, imports, missing) => {
  expect(missingNames(imports, exports)).toEqual(missing);
});

test('nothing is missing in a shell without recorded exports', () => {
  expect(missingNames({ react: ['useState'] }, {})).toEqual([]);
});
