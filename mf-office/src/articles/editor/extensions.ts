import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { storedPictureOf } from '@portal/shared/contract/articleMarkup';
import { articleExtensions } from '@portal/shared/editor';
import { PictureView } from './PictureView.tsx';

/** A picture of the portal's own store, with its description. */
const StoredImage = Image.extend({
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element: HTMLElement) => (storedPictureOf(element.getAttribute('src') ?? '') === null ? false : null),
    },
  ],
  addInputRules: () => [],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});

/** What can be written: exactly what `ARTICLE_MARKUP` allows. */
export const extensions: Extensions = [...articleExtensions, StoredImage];
