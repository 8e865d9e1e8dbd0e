const PAGES = ['/main', '/about/history', '/news/notice', '/sign/in'];

/** The newest notice, which the demo always has. */
async function anArticle(portal: string): Promise<string> {
  const response = await fetch(`${portal}/api/home/news/getListBoxNotice?page=1`);
  const { entity } = (await response.json()) as { entity: { list: { noticeNo: number }[] } };
  const [first] = entity.list;
  if (!first) throw new Error('There is no notice to open');
  return `/news/notice/view?noticeNo=${first.noticeNo}`;
}

/** The pages to open: those wanted, or one of each kind and an article. */
export const addressesOf = async (portal: string, wanted: readonly string[]): Promise<string[]> =>
  wanted.length > 0 ? [...wanted] : [...PAGES, await anArticle(portal)];
