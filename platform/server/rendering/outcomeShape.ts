import * as v from 'valibot';

/** Schema of outcomes: a renderer runs sections' code, so its messages are not trusted. */
export const outcomeShape = v.variant('kind', [
  v.object({
    kind: v.literal('rendered'),
    rendering: v.looseObject({
      html: v.string(),
      head: v.string(),
      title: v.nullable(v.string()),
      description: v.nullable(v.string()),
      answers: v.array(v.tuple([v.array(v.unknown()), v.unknown()])),
      isComplete: v.boolean(),
    }),
  }),
  v.object({ kind: v.literal('needsBrowser') }),
  v.object({ kind: v.literal('refused'), code: v.number() }),
  v.object({ kind: v.literal('failed'), of: v.picklist(['page', 'build']), reason: v.string() }),
]);
