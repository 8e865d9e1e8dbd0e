import { join } from 'node:path';
import swc from '@swc/jest';
import { ROOT } from '../root.ts';
import { faultNamed } from './faults.ts';
import { faultySource } from './faultySource.ts';

type Plain = ReturnType<typeof swc.createTransformer>;

const name = process.env['FAULT'];
const fault = name === undefined ? undefined : faultNamed(name);
const faultyFile = fault && join(ROOT, fault.file);

/** The source, with the fault applied if it is the fault's file. */
const sourceOf = (source: string, path: string): string =>
  fault && path === faultyFile ? faultySource(source, fault) : source;

/** Transforms sources for jest, applying the fault named by FAULT in memory. */
export function createTransformer(options: Parameters<typeof swc.createTransformer>[0]): Plain {
  const { process: transform, getCacheKey, canInstrument } = swc.createTransformer(options);
  if (!transform || !getCacheKey) throw new Error('@swc/jest has another face');
  return {
    ...(canInstrument !== undefined && { canInstrument }),
    process: (source, path, given) => transform(sourceOf(source, path), path, given),
    // Key of the source with the fault, so that the cache of the original is not used.
    getCacheKey: (source, path, given) => getCacheKey(sourceOf(source, path), path, given),
  };
}
