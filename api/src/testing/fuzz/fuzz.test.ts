import { describeWithDatabase } from '../index.ts';
import { fuzz } from './fuzz.ts';
import { fuzzSockets } from './fuzzSockets.ts';

/** Many more by `npm run lab -- fuzz 100000`. */
const REQUESTS = 400;
const CONNECTIONS = 300;
/** Always the same requests, unless another seed is asked for. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120);

const environment = { CALLS_PER_MINUTE: '1000000' };

describeWithDatabase('random requests', (open) => {
  test('are answered by the envelope, and never by a fault', async () => {
    const server = await open({ environment });
    const counts = await fuzz(server, REQUESTS, SEED);
    expect(Object.keys(counts)).toEqual(expect.arrayContaining(['200', '400', '401', '404']));
  });

  test('whatever is written to a socket, its connection ends and others are answered', async () => {
    const counts = await fuzzSockets((options) => open({ ...options, environment }), CONNECTIONS, SEED);
    expect(Object.keys(counts)).toEqual(expect.arrayContaining(['400', '403', '404']));
  });
});
