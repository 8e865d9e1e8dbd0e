import { describeWithDatabase } from '../index.ts';
import { fuzz } from './fuzz.ts';
import { fuzzSockets } from './fuzzSockets.ts';

/** Many more by `npm run lab -- fuzz 100000`. */
const REQUESTS = 400;
const CONNECTIONS = 300;
/** The same requests each time, unless another seed is set. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120);

const environment = { CALLS_PER_MINUTE: '1000000' };

describeWithDatabase('random requests', (open) => {
  test('are answered by the envelope, and never by a fault', async () => {
    const server = await open({ environment });
    const counts = await fuzz(server, REQUESTS, SEED);
    expect(Object.keys(counts)).toEqual(expect.arrayContaining(['200', '400', '401', '404']));
  });

  test('any bytes written to a socket end in a closed connection, and others are served', async () => {
    const counts = await fuzzSockets((options) => open({ ...options, environment }), CONNECTIONS, SEED);
    expect(Object.keys(counts)).toEqual(expect.arrayContaining(['400', '403', '404']));
  });
});
