/**
 * Shows the notes of the logged-in member on the offline page, and reloads on the button, or once the
 * connection is back. Runs in the page: its source
 * is written there, so that it uses nothing from outside. A past date is not shown.
 */
export function showNotes(key: string): void {
  const element = (id: string) => document.getElementById(id);
  element('again')?.addEventListener('click', () => location.reload());
  addEventListener('online', () => location.reload());

  const read = (): unknown => {
    try {
      return localStorage.getItem('authorization') && JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const notes = read() as { next?: Record<string, string> | null; papers?: string[] } | null;

  const HOURS_OF_SEOUL = 9;
  const today = new Date(Date.now() + HOURS_OF_SEOUL * 3_600_000).toISOString().slice(0, 10);
  const next = notes?.next;
  if (next && (next['day'] ?? '') >= today) {
    for (const name of ['title', 'when', 'place', 'applicationNo']) {
      const place = element(name);
      if (place) place.textContent = next[name] ?? '';
    }
    element('next')?.removeAttribute('hidden');
  }
  const papers = notes?.papers ?? [];
  for (const paper of papers) {
    const item = document.createElement('li');
    item.textContent = paper;
    element('list')?.append(item);
  }
  if (papers.length > 0) element('papers')?.removeAttribute('hidden');
}
