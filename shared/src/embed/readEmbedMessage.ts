import * as v from 'valibot';

/**
 * Reads a message from the framed page of a third-party service; null for a message from elsewhere or of another shape.
 * The page runs a third party's script, so that nothing else is trusted.
 * @param page URL of the framed page.
 * @param frame window of the frame.
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
