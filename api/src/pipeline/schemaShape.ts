import type { Schema } from '@portal/shared/contract';

/** The parts of a valibot schema that say what it takes. */
export interface SchemaShape {
  type: string;
  entries?: Record<string, SchemaShape>;
  item?: SchemaShape;
  wrapped?: SchemaShape;
  literal?: unknown;
  options?: readonly unknown[];
  pipe?: readonly (SchemaShape & { requirement?: unknown; message?: unknown })[];
}

export const shapeOf = (schema: Schema): SchemaShape => schema as unknown as SchemaShape;

export const isShape = (part: unknown): part is SchemaShape =>
  typeof part === 'object' && part !== null && 'type' in part;

/** The most letters of a text or items of a list, with the message for more; undefined where it has no limit. */
export function maximumOf({ pipe = [] }: SchemaShape): { length: number; message: unknown } | undefined {
  for (const step of pipe) {
    if (step.type === 'max_length') return { length: Number(step.requirement), message: step.message };
    // The first step of a pipe is the schema that it begins with, which may be a pipe itself.
    const inner = step.pipe && maximumOf(step);
    if (inner) return inner;
  }
  return undefined;
}
