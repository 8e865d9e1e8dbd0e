import { createHash } from 'node:crypto';
import type { PushMessage } from './pushSender.ts';

/** Longest topic that services accept. */
const TOPIC_CHARACTERS = 32;

/** Name of a message at its push service and on the device, where a repeat replaces it. */
const topicOf = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, TOPIC_CHARACTERS);

/** Returns the headers about delivery, and the text that the service worker reads. */
export function pushRequestOf({ key, title, text, path, lifetimeMs, isUrgent }: PushMessage) {
  const topic = topicOf(key);
  return {
    text: JSON.stringify({ title, text, path, tag: topic }),
    headers: {
      ttl: String(Math.floor(Math.max(lifetimeMs, 0) / 1000)),
      topic,
      urgency: isUrgent ? 'high' : 'normal',
    },
  };
}
