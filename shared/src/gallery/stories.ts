import type { ComponentType } from 'react';

/** A key, or several that do the same, and what it does. */
export interface Key {
  key: string;
  does: string;
}

/**
 * The default export of a file of stories, in the Component Story Format. Each named export is one state: a component
 * without props.
 */
export interface Stories {
  component: ComponentType<never>;
  /** Others that are shown by the same stories. */
  subcomponents?: Record<string, ComponentType<never>>;
  parameters?: {
    keys?: readonly Key[];
    /** `fullscreen` has no space around the story. */
    layout?: 'padded' | 'fullscreen';
  };
}
