import { join } from 'node:path';
import swc from '@swc/jest';
import { ROOT } from '../root.ts';
import { faultNamed } from './faults.ts';
import { faultySource } from './faultySource.ts';

type Plain = ReturnType<typeof swc.createTransformer>;

const name = process.env['FAULT'];
const fault = name === undefined ? undefined : faultNamed(name);
const faultyFile = fault && join(ROOT, fault.file);

/** The source as it is; of the one file of the fault with the fault in it. */
const sourceOf = (source: string, path: string): string =>
  fault && path === faultyFile ? faultySource(source, fault) : source;

/** Reads sources for jest, and puts the fault that FAULT names into its file, in memory alone. */
export function createTransformer(options: Parameters<typeof swc.createTransformer>[0]): Plain {
  const { process: transform, getCacheKey, canInstrument } = swc.createTransformer(options);
  if (!transform || !getCacheKey) throw new Error('@swc/jest has another face');
  return {
    ...(canInstrument !== undefined && { canInstrument }),
    process: (source, path, given) => transform(sourceOf(source, path), path, given),
    // Of the source with the fault: what was kept without it is not taken for it.
    getCacheKey: (source, path, given) => getCacheKey(sourceOf(source, path), path, given),
  };
}
