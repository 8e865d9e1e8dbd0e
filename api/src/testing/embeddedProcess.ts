import { startEmbedded } from '../database/embedded/embedded.ts';
import type { Answer, Question } from './embeddedBridge.ts';

/** The embedded database in a process of its own: jest's module loader cannot run it. Started by `embeddedBridge.ts`. */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('a folder is needed');
const { pglite, close } = await startEmbedded(folder);

const send = (answer: Answer) => process.send?.(answer);
const end = () => void close().then(() => process.exit(0));

process.on('message', (question: Question) => {
  if ('close' in question) return end();
  pglite.query<Record<string, unknown>>(question.sql, question.parameters).then(
    ({ rows, affectedRows }) => send({ id: question.id, rows, affectedRows }),
    (error: object) =>
      send({
        id: question.id,
        error: { ...error, message: 'message' in error ? String(error.message) : String(error) },
      }),
  );
});
process.on('disconnect', end);
process.send?.({ ready: true });
