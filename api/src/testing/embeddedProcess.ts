import { startEmbedded } from '../database/embedded/embedded.ts';
import type { BridgeAnswer, BridgeRequest } from './embeddedBridge.ts';

/** The embedded database as a separate process, because jest cannot load it. Started by `embeddedBridge.ts`. */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('the folder argument is missing');
const { pglite, close } = await startEmbedded(folder);

const send = (answer: BridgeAnswer) => process.send?.(answer);
const end = () => void close().then(() => process.exit(0));

process.on('message', (request: BridgeRequest) => {
  if ('close' in request) return end();
  pglite.query<Record<string, unknown>>(request.sql, request.parameters).then(
    ({ rows, affectedRows }) => send({ id: request.id, rows, affectedRows }),
    (error: object) =>
      send({
        id: request.id,
        error: { ...error, message: 'message' in error ? String(error.message) : String(error) },
      }),
  );
});
process.on('disconnect', end);
process.send?.({ ready: true });
