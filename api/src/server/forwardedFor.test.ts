import { shortenForwardedFor } from './forwardedFor.ts';

const leftOf = (addresses: readonly string[]) => {
  const headers = { 'x-forwarded-for': addresses.join(', ') };
  shortenForwardedFor({ headers });
  return headers['x-forwarded-for'].split(',').map((address) => address.trim());
};

test('of the addresses that a request came through the last ones stay', () => {
  expect(leftOf(['203.0.113.7', '10.0.0.1'])).toEqual(['203.0.113.7', '10.0.0.1']);
  const left = leftOf([...Array.from({ length: 4000 }, () => '::1'), '203.0.113.7', '10.0.0.1']);
  expect(left).toHaveLength(10);
  expect(left.slice(-2)).toEqual(['203.0.113.7', '10.0.0.1']);
});
