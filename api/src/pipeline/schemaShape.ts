import type { Schema } from '@portal/shared/contract';

/** The parts of a valibot schema that describe its input. */
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

/** Maximum length of a text or list, with its message; undefined without a limit. */
export function maximumOf({ pipe = [] }: SchemaShape): { length: number; message: unknown } | undefined {
  for (const step of pipe) {
    if (step.type === 'max_length') return { length: Number(step.requirement), message: step.message };
    // The first step of a pipe is its base schema, which may have a pipe itself.
    const inner = step.pipe && maximumOf(step);
    if (inner) return inner;
  }
  return undefined;
}
