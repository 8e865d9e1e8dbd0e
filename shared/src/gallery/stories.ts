import type { ComponentType } from 'react';

/** Key, or several with the same effect, and a description. */
export interface Key {
  key: string;
  does: string;
}

/**
 * Default export of a story file, in the Component Story Format. Each named export is one state: a component without
 * props.
 */
export interface Stories {
  component: ComponentType<never>;
  /** Other components demonstrated by the same stories. */
  subcomponents?: Record<string, ComponentType<never>>;
  parameters?: {
    keys?: readonly Key[];
    /** `fullscreen` removes the space around the story. */
    layout?: 'padded' | 'fullscreen';
  };
}
