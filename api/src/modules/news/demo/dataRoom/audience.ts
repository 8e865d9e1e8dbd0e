import * as v from 'valibot';

/** Whom a file is made for: restaurants, group catering, and places where one or two people work. */
export type Audience = 'all' | 'group' | 'small';

/** A line of a form, and who needs it: everybody, all but small places, or group catering alone. */
export type Line<Content> = readonly [need: 'always' | 'usual' | 'group', content: Content];

/** A line as a list has it: `["group", …]`. */
export const lineOf = <Schema extends v.GenericSchema>(content: Schema) =>
  v.strictTuple([v.picklist(['always', 'usual', 'group']), content]);

/** Whether an audience needs what is for everybody, for all but small places, or for group catering. */
export const isNeeded = (need: Line<unknown>[0], audience: Audience) =>
  need === 'always' || (need === 'usual' && audience !== 'small') || (need === 'group' && audience === 'group');

/** The lines for an audience, in their order. */
export const linesFor = <Content>(audience: Audience, lines: readonly Line<Content>[]): Content[] =>
  lines.filter(([need]) => isNeeded(need, audience)).map(([, content]) => content);

/** An entry of the data room that is there in three versions. */
export interface DataForm {
  title: string;
  use: string;
  /** Without its extension. */
  fileName: string;
  extension: 'xlsx' | 'docx';
  bytes(title: string, audience: Audience): Buffer;
}
