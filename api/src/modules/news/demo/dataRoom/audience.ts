/** Whom a file is made for: restaurants, group catering, and places where one or two people work. */
export type Audience = 'all' | 'group' | 'small';

/** A line of a form, and who needs it: everybody, all but small places, or group catering alone. */
export type Line<Content> = readonly [need: 'always' | 'usual' | 'group', content: Content];

/** The lines for an audience, in their order. */
export const linesFor = <Content>(audience: Audience, lines: readonly Line<Content>[]): Content[] =>
  lines
    .filter(
      ([need]) =>
        need === 'always' || (need === 'usual' && audience !== 'small') || (need === 'group' && audience === 'group'),
    )
    .map(([, content]) => content);

/** An entry of the data room that is there in three versions. */
export interface DataForm {
  title: string;
  use: string;
  /** Without its extension. */
  fileName: string;
  extension: 'xlsx' | 'docx';
  bytes(title: string, audience: Audience): Buffer;
}
