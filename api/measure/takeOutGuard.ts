import { registerHooks } from 'node:module';
import { guardTakenOut } from './guardTable.ts';

/** Loaded before the walks: replaces the line of the removed guard in memory. */
const guard = guardTakenOut();
if (guard && 'file' in guard) {
  const { file, present, without } = guard;
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.endsWith(`/${file}`) || loaded.source === undefined || loaded.source === null) return loaded;
      const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      if (!source.includes(present)) throw new Error(`${file} has no line: ${present}`);
      return { ...loaded, source: source.replace(present, () => without) };
    },
  });
}
