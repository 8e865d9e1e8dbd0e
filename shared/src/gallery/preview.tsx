import type { ComponentType } from 'react';
import type { Stories } from './stories.ts';
import { StoryHost } from './StoryHost.tsx';
import '../ui/base.css';
import '../ui/fonts.css';

// What Storybook puts around every story.

document.documentElement.lang = 'ko';

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
