import { takeOverrides } from './overrides.ts';

test('a full or blocked storage does not stop the portal; the override applies to this document', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { overrides, url } = takeOverrides(
    new URL('http://localhost/main?section.mf-sign=http://localhost:3001'),
    false,
  );
  expect(overrides).toEqual({ 'mf-sign': 'http://localhost:3001/' });
  expect(url.href).toBe('http://localhost/main');
  full.mockRestore();
});
