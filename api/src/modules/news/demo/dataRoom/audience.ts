import * as v from 'valibot';

/** Audience of a file: restaurants in general, group catering, or places where one or two people work. */
export type Audience = 'all' | 'group' | 'small';

/** Line of a form and its readers: everybody, all but small places, or group catering only. */
export type Line<Content> = readonly [need: 'always' | 'usual' | 'group', content: Content];

/** Schema of a line in a JSON list: `["group", …]`. */
export const lineOf = <Schema extends v.GenericSchema>(content: Schema) =>
  v.strictTuple([v.picklist(['always', 'usual', 'group']), content]);

/** Returns true if an audience needs a line for everybody, for all but small places, or for group catering. */
export const isNeeded = (need: Line<unknown>[0], audience: Audience) =>
  need === 'always' || (need === 'usual' && audience !== 'small') || (need === 'group' && audience === 'group');

/** Lines for an audience, in their order. */
export const linesFor = <Content>(audience: Audience, lines: readonly Line<Content>[]): Content[] =>
  lines.filter(([need]) => isNeeded(need, audience)).map(([, content]) => content);

/** Entry of the data room that exists in three versions. */
export interface DataForm {
  title: string;
  use: string;
  /** Without its extension. */
  fileName: string;
  extension: 'xlsx' | 'docx';
  bytes(title: string, audience: Audience): Buffer;
}
