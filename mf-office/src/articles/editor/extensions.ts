import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Plugin } from '@tiptap/pm/state';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { storedPictureOf } from '@portal/shared/contract/articleMarkup';
import { articleExtensions } from '@portal/shared/editor';
import { PictureView } from './PictureView.tsx';

/** Tiptap takes its views away as an editor goes: what is drawn then would ask for each picture without a login. */
const pictureWithoutView = new Plugin({
  props: { nodeViews: { image: () => ({ dom: document.createElement('span') }) } },
});

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
  addProseMirrorPlugins: () => [pictureWithoutView],
});

/** What can be written: exactly what `ARTICLE_MARKUP` allows. */
export const extensions: Extensions = [...articleExtensions, StoredImage];
