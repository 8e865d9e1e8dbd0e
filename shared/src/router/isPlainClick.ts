type Keys = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** True if a click on a link opens it here instead of in a new tab or window. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
