import type { Check } from '../GateContext.ts';
import { firstSeen } from '../walk/firstSeen.ts';
import type { FramePart } from '../walk/frameParts.ts';

/** Changes of a part of the frame since before the section's pages were opened. */
function difference(before: FramePart | undefined, { name, hidden, width, height, text }: FramePart): string[] {
  if (hidden) return [`the ${name} ${hidden}`];
  if (!before) return [];
  const size = `${before.width}x${before.height}`;
  return [
    ...(size === `${width}x${height}` ? [] : [`the ${name} is ${width}x${height} large instead of ${size}`]),
    ...(before.text === text ? [] : [`the ${name} says something else than before`]),
  ];
}

/** Header and footer stay visible, with their size and text, on every page and after it. */
export const frame: Check = {
  name: 'frame untouched',
  run: (context) =>
    firstSeen(context, (before, now) =>
      now.frame.flatMap((part) =>
        difference(
          before.frame.find(({ name }) => name === part.name),
          part,
        ),
      ),
    ),
};
