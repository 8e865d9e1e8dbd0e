import { generationOf, generationOfShell, hostsOf } from './generation.ts';

const versions = (react: string, shared: string) => ({
  react,
  'react/jsx-runtime': react,
  'react-dom': react,
  jotai: '3.0.1',
  '@portal/shared/router': shared,
  '@portal/shared/client': shared,
});
const today = { id: 'today', versions: versions('19.3.1', '1.0.0') };
const next = { id: 'next', versions: versions('20.0.0', '2.4.0') };
const unknown = { id: 'unknown', versions: undefined };
const of = (builtAgainst: Record<string, string>) => ({ builtAgainst });

test('a generation consists of the majors of modules that exist once per document; minors and others are ignored', () => {
  expect(generationOf(versions('19.3.1', '1.0.0'))).toBe('react19-jotai3-shared1');
  expect(generationOf({ ...versions('19.9.0', '1.7.2'), zustand: '6.0.0' })).toBe('react19-jotai3-shared1');
  expect(generationOfShell(next)).toBe('react20-jotai3-shared2');
  expect(generationOfShell(unknown)).toBeNull();
});

test('a section runs in the shells of its generation alone', () => {
  const minor = { id: 'minor', versions: versions('19.4.0', '1.1.0') };
  expect(hostsOf([today, next, minor], of(versions('19.0.0', '1.0.0')))).toEqual([today, minor]);
  expect(hostsOf([today, next], of(versions('20.1.0', '2.0.0')))).toEqual([next]);
  expect(hostsOf([today, next], of(versions('20.1.0', '3.0.0')))).toEqual([]);
  expect(hostsOf([today, next], of(versions('19.3.1', '2.0.0')))).toEqual([]);
});

test('a shell without a recorded generation runs what no other one can', () => {
  expect(hostsOf([unknown, next], of(versions('20.0.0', '2.0.0')))).toEqual([next]);
  expect(hostsOf([unknown, next], of(versions('19.3.1', '1.0.0')))).toEqual([unknown]);
});
