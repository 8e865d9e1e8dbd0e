import { isDatabaseDown } from './databaseDown.ts';

const withCode = (code: string, more: object = {}) => Object.assign(new Error('of the driver'), { code, ...more });

test.each([
  ['the server is being stopped', withCode('57P01')],
  ['another process of the server has died', withCode('57P02')],
  ['the server is starting', withCode('57P03')],
  ['too many connections', withCode('53300')],
  ['a full disk', withCode('53100')],
  ['a lock that others have for too long', withCode('55P03')],
  ['a deadlock that was repeated in vain', withCode('40P01')],
  ['a serialization conflict that was repeated in vain', withCode('40001')],
  ['a connection that breaks', withCode('ECONNRESET')],
  ['a socket that has gone', withCode('ENOENT', { syscall: 'connect' })],
  ['no connection in time', new Error('timeout exceeded when trying to connect')],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['a broken connection', new Error('Client has encountered a connection error and is not queryable')],
  ['an embedded database that is closed', new Error('PGlite is closed')],
  ['one of these as a cause', new Error('a call failed', { cause: withCode('57P01') })],
])('%s: the database is down', (_title, error) => expect(isDatabaseDown(error)).toBe(true));

test.each([
  ['a row that is refused', withCode('23505')],
  ['a statement that took too long, which is a fault', withCode('57014')],
  ['a file that is missing', withCode('ENOENT', { syscall: 'open' })],
  ['a fault', new TypeError('x is not a function')],
  ['what is no error', 'timeout exceeded when trying to connect'],
])('%s: it is not', (_title, error) => expect(isDatabaseDown(error)).toBe(false));
