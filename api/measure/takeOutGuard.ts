import { registerHooks } from 'node:module';
import { GUARDS } from './guardTable.ts';

/** Loaded before the walks: changes the one line of the guard that is taken out, in memory. */
const guard = GUARDS.find(([name]) => name === process.env['GUARD_TAKEN_OUT']);
if (!guard) throw new Error('GUARD_TAKEN_OUT names no guard');
const [, file, present, without] = guard;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith(file) || loaded.source === undefined) return loaded;
    const source =
      typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source as Uint8Array);
    if (!source.includes(present)) throw new Error(`${file} has no line: ${present}`);
    return { ...loaded, source: source.replace(present, without) };
  },
});
