import type { ComponentType } from 'react';
import { faceOf, parts } from '../typeface/index.ts';
import type { Stories } from './stories.ts';
import { StoryHost } from './StoryHost.tsx';
import '../ui/base.css';

// Storybook's environment of every story.

document.documentElement.lang = 'ko';
for (const part of parts) document.fonts.add(faceOf(part));
document.documentElement.dataset['typeface'] = '';

type Parameters = NonNullable<Stories['parameters']>;

export default {
  decorators: [
    (Story: ComponentType, { parameters: { keys = [] } }: { parameters: Parameters }) => (
      <StoryHost keys={keys}>
        <Story />
      </StoryHost>
    ),
  ],
  parameters: { layout: 'padded' } satisfies Parameters,
};
