import { readFileSync } from 'node:fs';
import { ConfigurationError } from './configurationError.ts';

/**
 * Adds the content of the file named by `NAME_FILE` as the value of each setting `NAME`: secrets of a swarm are files.
 * @param present variables with a value
 * @throws ConfigurationError if a file cannot be read, or a setting is given twice
 */
export function withSettingsInFiles(
  present: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): Record<string, string | undefined> {
  const read = names.flatMap((name) => {
    const file = present[`${name}_FILE`];
    if (file === undefined) return [];
    if (present[name] !== undefined)
      throw new ConfigurationError(`Setting ${name} is there twice: ${name}_FILE names a file with it, too`);
    try {
      return [[name, readFileSync(file, 'utf8').trim()] as const];
    } catch {
      throw new ConfigurationError(`Setting ${name}_FILE names a file that cannot be read`);
    }
  });
  return { ...present, ...Object.fromEntries(read.filter(([, value]) => value !== '')) };
}
