import * as v from 'valibot';

/**
 * What a page of a third party's service has said to the page that frames it; null for what anything else says, or in
 * another shape. The script of a third party runs in it, so nothing else is believed.
 * @param page address of the framed page.
 * @param frame the window of the frame.
 */
export function readEmbedMessage<Schema extends v.GenericSchema>(
  event: MessageEvent,
  schema: Schema,
  page: string,
  frame: Window | null,
): v.InferOutput<Schema> | null {
  if (!frame || event.source !== frame || event.origin !== new URL(page).origin) return null;
  const parsed = v.safeParse(schema, event.data);
  return parsed.success ? parsed.output : null;
}
