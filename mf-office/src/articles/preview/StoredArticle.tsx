import { useEffect, useRef, type RefObject } from 'react';
import { useFile } from '@portal/shared/client';
import { storedPictureOf } from '@portal/shared/contract/articleMarkup';
import { downloadFile } from '@portal/shared/contract/common';
import { Article } from '@portal/shared/ui';

const picturesOf = (html: string) => {
  const { images } = new DOMParser().parseFromString(html, 'text/html');
  const paths = [...images].map((image) => storedPictureOf(image.getAttribute('src') ?? ''));
  return [...new Set(paths.filter((path) => path !== null))];
};

/** A text as the site shows it, also with pictures that the public cannot read yet. */
export function StoredArticle({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box}>
      <Article html={html} />
      {picturesOf(html).map((path) => (
        <PictureSource key={path} path={path} box={box} />
      ))}
    </div>
  );
}

/** Loads a picture with the employee's token and shows it wherever the text has it. */
function PictureSource({ path, box }: { path: string; box: RefObject<HTMLDivElement | null> }) {
  const { url } = useFile(downloadFile, { path });
  useEffect(() => {
    if (!url) return;
    for (const image of box.current?.querySelectorAll('img') ?? [])
      if (image.getAttribute('src') === `/files/${path}`) image.src = url;
  }, [url, path, box]);
  return null;
}
