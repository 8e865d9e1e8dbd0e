import { useEffect, useRef, type RefObject } from 'react';
import { useFile } from '@portal/shared/client';
import { storedPictureOf } from '@portal/shared/contract/articleMarkup';
import { downloadFile } from '@portal/shared/contract/common';
import { Article } from '@portal/shared/ui';

/** The HTML without the `src` of its stored pictures, which may not be public yet, and the paths of those pictures. */
function withoutSources(html: string): { html: string; paths: readonly string[] } {
  const { body, images } = new DOMParser().parseFromString(html, 'text/html');
  const paths = new Set<string>();
  for (const image of images) {
    const path = storedPictureOf(image.getAttribute('src') ?? '');
    if (path === null) continue;
    paths.add(path);
    image.removeAttribute('src');
    image.dataset.path = path;
  }
  return { html: body.innerHTML, paths: [...paths] };
}

/** An article's text as the site shows it, including pictures that are not public yet. */
export function StoredArticle({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  const article = withoutSources(html);
  return (
    <div ref={box}>
      <Article html={article.html} />
      {article.paths.map((path) => (
        <PictureSource key={path} path={path} box={box} />
      ))}
    </div>
  );
}

/** Loads a picture with the employee's token and sets it on each `img` with its path. */
function PictureSource({ path, box }: { path: string; box: RefObject<HTMLDivElement | null> }) {
  const { url } = useFile(downloadFile, { path });
  useEffect(() => {
    if (!url) return;
    for (const image of box.current?.querySelectorAll('img') ?? []) if (image.dataset.path === path) image.src = url;
  }, [url, path, box]);
  return null;
}
